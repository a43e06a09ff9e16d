import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

const results = (count: number) => counted(count, 'Ergebnis', 'Ergebnissen')

export const rankingStats: Catalogue['rankingStats'] = {
  title: 'Kennzahlen',
  lead: 'Durchschnitte der Ergebnisse oben, zum Zeitpunkt der Prüfung. Fehlende Werte zählen als 0.',
  unknown: 'k. A.',
  averages: {
    vq_score: 'VQ-Score im Schnitt',
    duration: 'Dauer im Schnitt',
    age: 'Alter im Schnitt',
    likes: 'Likes im Schnitt',
    comments: 'Kommentare im Schnitt',
    collects: 'Gespeichert im Schnitt',
    plays: 'Aufrufe im Schnitt',
    shares: 'Geteilt im Schnitt',
  },
  basis: (measured, of) =>
    measured === of && of > 1 ? `aus allen ${results(of)}` : `aus ${measured} von ${results(of)}`,
  charts: 'Kennzahlen nach Platz',
  chartTitles: {
    vq_score: 'Verlauf des VQ-Score',
    duration: 'Verlauf der Dauer (Sekunden)',
    likes: 'Likes',
    comments: 'Kommentare',
    collects: 'Gespeichert',
    plays: 'Aufrufe',
    shares: 'Geteilt',
  },
  average: 'Durchschnitt',
  averageShort: (value) => `Ø ${value}`,
  rank: 'Platz',
  atRank: (rank) => `Platz ${rank}`,
}

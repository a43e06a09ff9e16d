import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

const results = (count: number) => counted(count, 'Ergebnis', 'Ergebnissen')

export const rankingStats: Catalogue['rankingStats'] = {
  title: 'Kennzahlen',
  lead: (count) =>
    `Durchschnitte aus ${results(count)} (siehe oben), zum Zeitpunkt der Prüfung. Fehlende Werte zählen als 0.`,
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
  basis: (measured, of) => `aus ${measured} von ${results(of)}`,
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
  byRank: {
    vq_score: 'VQ-Score nach Platz',
    duration: 'Dauer nach Platz',
    likes: 'Likes nach Platz',
    comments: 'Kommentare nach Platz',
    collects: 'Gespeichert nach Platz',
    plays: 'Aufrufe nach Platz',
    shares: 'Geteilt nach Platz',
  },
  logOf: (title) => `${title}, log.`,
  log: 'Logarithmisch',
  enlarge: (title) => `${title} vergrößern`,
  yours: (value) => `deins ${value}`,
  yourVideo: 'Dein Video',
  against: {
    above: (own, median) => `deins ${own}, über dem Median ${median}`,
    below: (own, median) => `deins ${own}, unter dem Median ${median}`,
    at: (own, median) => `deins ${own}, gleich dem Median ${median}`,
  },
  median: (value) => `Median ${value}`,
  measured: {
    scored: (measured, of) => `${measured} von ${of} wurden bewertet`,
    known: (measured, of) => `${measured} von ${of} sind bekannt`,
  },
  average: 'Durchschnitt',
  averageShort: (value) => `Ø ${value}`,
  rank: 'Platz',
  atRank: (rank) => `Platz ${rank}`,
}

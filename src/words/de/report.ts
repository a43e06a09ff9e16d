import { counted, formatWhole } from '../../lib/format.ts'
import { compactNumbers } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type { rankChangeWords } from '../report/rank-changes.ts'
import type { reportWords } from '../report/report.ts'

export const rankChanges: Translation<typeof rankChangeWords> = {
  same: 'unverändert',
  entered: 'neu in den Ergebnissen',
  left: 'nicht mehr in den Ergebnissen',
  out: 'weiterhin nicht in den Ergebnissen',
  up: (places) => `${counted(places, 'Platz', 'Plätze')} nach oben`,
  down: (places) => `${counted(places, 'Platz', 'Plätze')} nach unten`,
}

export const report: Translation<typeof reportWords> = {
  period: (days, count) => `${days}, ${counted(count, 'Tag', 'Tage')}`,
  sample: 'Beispieldaten',
  sampleAbout: 'Nicht von TikTok.',
  summary: (phrases, firstTen) =>
    `${counted(phrases, 'Suchphrase', 'Suchphrasen')}, ${firstTen === 0 ? 'keine' : formatWhole(firstTen)} davon in den Top 10.`,
  checks: (measured, failed) =>
    failed > 0
      ? `${counted(measured, 'Prüfung', 'Prüfungen')}, ${formatWhole(failed)} fehlgeschlagen.`
      : `${counted(measured, 'Prüfung', 'Prüfungen')}.`,
  positions: 'Positionen',
  positionsAbout: (days) =>
    `Die neueste Position, ihre Veränderung in den ${formatWhole(days)} Tagen, die beste davon und wie viele Prüfungen sie gemessen haben.`,
  columns: {
    phrase: 'Suchphrase',
    position: 'Position',
    change: 'Änderung',
    best: 'Beste',
    checks: 'Prüfungen',
  },
  none: '–',
  failedCount: (failed) => `${formatWhole(failed)} fehlgeschlagen`,
  notInFirst: (results) => `Nicht in den ersten ${formatWhole(results)}`,
  chart: 'Position im Zeitverlauf',
  chartLabel: (phrase) =>
    `Position von „${phrase}“ im Zeitverlauf. Die Zahlen stehen in den Tabellen am Ende.`,
  chartEmpty: 'Keine Prüfung in diesem Zeitraum hat eine Position ergeben.',
  failed: 'Prüfung fehlgeschlagen',
  notFound: 'nicht in den Ergebnissen',
  ranking: 'Wer vorn steht',
  rankingOf: (day) => `Die ersten Videos der Prüfung vom ${day}.`,
  rankingMissing:
    'Auf dem Gerät, das diesen Bericht erstellt hat, liegen für diese Tage keine Ergebnisse einer Prüfung.',
  rankingColumns: { rank: 'Platz', video: 'Video', plays: 'Aufrufe', likes: 'Likes' },
  own: 'Deins',
  count: (count) => compactNumbers().format(count),
  unknown: 'k. A.',
  notes: 'Notizen',
  figures: 'Zahlen zu den Diagrammen',
  figuresOf: (number) => `Tabelle ${formatWhole(number)}: Position nach Tag`,
  seeFigures: (number) => `Zahlen: Tabelle ${formatWhole(number)}`,
  day: 'Tag',
  failedCell: 'Fehlgeschlagen',
  made: (day) => `Mit Keytrail erstellt am ${day}.`,
  goneTitle: 'Dieser Bericht ist nicht verfügbar',
  gone: 'Der Link ist abgelaufen, wurde zurückgezogen oder ist unvollständig.',
}

// Also used by the edge functions that serve published reports and send digests.
import { counted, formatWhole, shortCount } from '../../lib/format.ts'
import { sentences } from '../../lib/translation.ts'

export const reportWords = sentences('report', {
  /** "1–30 November 2026, 30 days" */
  period: (days: string, count: number) => `${days}, ${counted(count, 'day')}`,
  sample: 'Sample data',
  sampleAbout: 'Not from TikTok.',
  summary: (phrases: number, firstTen: number) =>
    `${counted(phrases, 'key phrase')}, ${firstTen === 0 ? 'none' : formatWhole(firstTen)} in the top 10.`,
  checks: (measured: number, failed: number) =>
    failed > 0
      ? `${counted(measured, 'check')}, ${formatWhole(failed)} failed.`
      : `${counted(measured, 'check')}.`,
  positions: 'Positions',
  positionsAbout: (days: number) =>
    `The latest position, its change over the ${formatWhole(days)} days, the best of them, and how many checks measured it.`,
  columns: {
    phrase: 'Key phrase',
    position: 'Position',
    change: 'Change',
    best: 'Best',
    checks: 'Checks',
  },
  none: '–',
  failedCount: (failed: number) => `${formatWhole(failed)} failed`,
  notInFirst: (results: number) => `Not in first ${formatWhole(results)}`,
  chart: 'Position over time',
  chartLabel: (phrase: string) =>
    `Position of “${phrase}” over time. Its figures are in the tables at the end.`,
  chartEmpty: 'No check of this period found a position.',
  failed: 'check failed',
  notFound: 'not in the results',
  ranking: 'Who ranks first',
  rankingOf: (day: string) => `The first videos of the check of ${day}.`,
  rankingMissing: 'No check of these days has results on the device that made this report.',
  rankingColumns: { rank: 'Rank', video: 'Video', plays: 'Plays', likes: 'Likes' },
  own: 'Yours',
  count: shortCount,
  unknown: 'N/A',
  notes: 'Notes',
  figures: 'Figures of the charts',
  figuresOf: (number: number) => `Table ${formatWhole(number)}: position by day`,
  seeFigures: (number: number) => `Figures: table ${formatWhole(number)}`,
  day: 'Day',
  failedCell: 'Failed',
  made: (day: string) => `Made with Keytrail on ${day}.`,
  goneTitle: 'This report is not available',
  gone: 'Its link has expired, was revoked, or is not complete.',
})

/** "4", or "Not in first 36", which is also a measurement. */
export function measuredText({ position, results }: { position: number | null; results: number }): string {
  return position === null ? reportWords.notInFirst(results) : String(position)
}

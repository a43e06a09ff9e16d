import type { KeyPhraseCheckRow } from '../../domain/tracking/rows.ts'
import { formatDateTime } from '../../lib/format.ts'
import { sentences } from '../../lib/translation.ts'
import { positionText } from './positions.ts'

export const positionTableWords = sentences('positionTable', {
  checkedAt: 'Checked At',
  date: 'Date',
  position: 'Position',
  outcome: 'Outcome',
  failed: 'Failed',
  ranked: 'Ranked',
  results: 'Results',
  reason: 'Reason',
  madeBy: 'Made By',
  tracker: 'Daily tracking',
  user: 'Check now',
  source: 'Source',
})

type Check = Pick<
  KeyPhraseCheckRow,
  'checked_at' | 'state' | 'position' | 'results' | 'failure_code' | 'origin' | 'source'
>

function outcomeText(check: Check): string {
  if (check.state === 'failed') return positionTableWords.failed
  return check.position === null ? positionText(check) : positionTableWords.ranked
}

/** Returns the headers and one row per check, in the reverse order of `checks`. */
export function positionTable(checks: readonly Check[]): string[][] {
  const columns: readonly (readonly [header: string, cell: (check: Check) => string])[] = [
    [positionTableWords.checkedAt, (check) => check.checked_at],
    [positionTableWords.date, (check) => formatDateTime(check.checked_at)],
    [positionTableWords.position, (check) => (check.position === null ? '' : String(check.position))],
    [positionTableWords.outcome, outcomeText],
    [positionTableWords.results, (check) => (check.state === 'failed' ? '' : String(check.results))],
    [positionTableWords.reason, (check) => check.failure_code ?? ''],
    [
      positionTableWords.madeBy,
      (check) => (check.origin === 'tracker' ? positionTableWords.tracker : positionTableWords.user),
    ],
    [positionTableWords.source, (check) => check.source ?? ''],
  ]
  return [
    columns.map(([header]) => header),
    ...checks.toReversed().map((check) => columns.map(([, cell]) => cell(check))),
  ]
}

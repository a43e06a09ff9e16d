import type { KeyPhraseCheckRow } from '#src/domain/tracking/rows.ts'
import { formatDateTime } from '#src/lib/format.ts'
import { positionText } from './positions.ts'

type Check = Pick<
  KeyPhraseCheckRow,
  'checked_at' | 'state' | 'position' | 'results' | 'failure_code' | 'origin' | 'source'
>

/** Header and lines of the whole position history, the newest check first. */
export function positionTable(checks: readonly Check[]): string[][] {
  const outcome = (check: Check) => {
    if (check.state === 'failed') return 'Failed'
    return check.position === null ? positionText(check) : 'Ranked'
  }
  return [
    ['Checked At', 'Date', 'Position', 'Outcome', 'Results', 'Reason', 'Made By', 'Source'],
    ...checks
      .toReversed()
      .map((check) => [
        check.checked_at,
        formatDateTime(check.checked_at),
        check.position === null ? '' : String(check.position),
        outcome(check),
        check.state === 'failed' ? '' : String(check.results),
        check.failure_code ?? '',
        check.origin === 'tracker' ? 'Daily tracking' : 'Check now',
        check.source ?? '',
      ]),
  ]
}

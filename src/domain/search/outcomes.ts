import { isSettled, type NoResponse, type SearchErrorCode } from './search-errors.ts'

/** The number `stored` is how many pages of the check are on this device; 0 for a search. */
export type LookupOutcome =
  | { kind: 'stored' }
  | { kind: 'aborted' }
  /** The search is in the outbox under the same id. */
  | { kind: 'queued' }
  /** No usable response. The search may have been charged, so a retry must send the same id. */
  | { kind: 'unanswered'; answer: NoResponse; stored: number }
  | { kind: 'failed'; code: SearchErrorCode; stored: number }

/** Whether a retry must send the same id. */
export function isOpenOutcome(outcome: LookupOutcome): boolean {
  return outcome.kind !== 'stored' && !(outcome.kind === 'failed' && isSettled(outcome.code))
}

import { isSettled, type NoResponse, type SearchErrorCode, searchErrors } from './search-errors.ts'

/** `stored` is the number of the check's pages on this device; 0 for a search. */
export type LookupOutcome =
  | { kind: 'stored' }
  | { kind: 'aborted' }
  /** The search is in the outbox under the same id. */
  | { kind: 'queued' }
  /** There was no usable response. The search may have cost a credit, so a retry must send the same id. */
  | { kind: 'unanswered'; answer: NoResponse; stored: number }
  | { kind: 'failed'; code: SearchErrorCode; stored: number }

export type LookupFailure = Extract<LookupOutcome, { kind: 'unanswered' | 'failed' }>

export function isFailure(outcome: LookupOutcome): outcome is LookupFailure {
  return outcome.kind === 'unanswered' || outcome.kind === 'failed'
}

/** Whether the user's other lookups would fail for the same reason, such as spent credits. */
export function endsAll(outcome: LookupOutcome): boolean {
  if (outcome.kind !== 'failed') return false
  return searchErrors[outcome.code].fault === 'plan' || outcome.code === 'unauthorized'
}

/** Whether a retry must send the same id. */
export function isOpenOutcome(outcome: LookupOutcome): boolean {
  return outcome.kind !== 'stored' && !(outcome.kind === 'failed' && isSettled(outcome.code))
}

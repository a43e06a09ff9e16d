import type { NoResponse } from './no-response.ts'
import type { SearchErrorCode } from './search-errors.ts'

/** How a search ended for its screen; what was found is on the device by then. */
export type SearchOutcome =
  | { kind: 'stored' }
  | { kind: 'aborted' }
  /** Nobody answered: it waits in the outbox under the same id. */
  | { kind: 'queued' }
  /** No answer that can be used: it may have been charged, so the same id must be sent again. */
  | { kind: 'unanswered'; answer: NoResponse }
  | { kind: 'failed'; code: SearchErrorCode }

/** How a check ended for its screen; the pages that came are on the device by then. `stored` is how many they are. */
export type CheckOutcome =
  | { kind: 'stored' }
  | { kind: 'aborted' }
  /** Nobody answered: the check waits for a connection. */
  | { kind: 'queued' }
  /** No answer that can be used to the page after those that are stored: it may have been charged. */
  | { kind: 'unanswered'; answer: NoResponse; stored: number }
  /** Settled by the server after the pages that are stored. */
  | { kind: 'failed'; code: SearchErrorCode; stored: number }

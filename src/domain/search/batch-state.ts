import * as v from 'valibot'
import { Uuid } from '../row-values.ts'
import type { StoredAnswer } from './stored-answers.ts'

// Stored in the history entry, so that reloading, going back or remounting shows the same searches at no cost.
const BatchState = v.object({
  /** The ids of the batch's searches derive from this. Created on the click that starts the paid batch. */
  batchId: Uuid,
  /** Ids of reused searches or new attempts, which replace derived ids, by the phrase's index. */
  replaced: v.optional(v.record(v.string(), Uuid), {}),
  /** Whether the batch has already started; if so, it only continues when the user asks. */
  begun: v.optional(v.boolean(), false),
})
export type BatchState = v.InferOutput<typeof BatchState>

/** Reads the batch from a history entry; null if it has none. */
export function readBatchState(historyState: unknown): BatchState | null {
  const parsed = v.safeParse(BatchState, historyState)
  return parsed.success ? parsed.output : null
}

/** Creates the state of a batch that is about to run and reuses these stored searches. */
export function newBatch(batchId: string, answers: ReadonlyMap<number, StoredAnswer>): BatchState {
  return {
    batchId,
    replaced: Object.fromEntries([...answers].map(([place, { id }]) => [place, id])),
    begun: false,
  }
}

import * as v from 'valibot'
import { Uuid } from '../row-values.ts'
import type { StoredAnswer } from './stored-answers.ts'

// Stored in the history entry, so that reloading, going back and remounting find the same searches and cost nothing.
const BatchState = v.object({
  /** The ids of the batch's searches derive from it. Created on the click that pays. */
  batchId: Uuid,
  /** Ids that are not derived, by the place of their phrase: of a reused search or a new attempt. */
  replaced: v.optional(v.record(v.string(), Uuid), {}),
  /** Whether it has run: it continues only if the user wants it to. */
  begun: v.optional(v.boolean(), false),
})
export type BatchState = v.InferOutput<typeof BatchState>

/** The batch of a history entry; null if the user came by the address alone. */
export function readBatchState(historyState: unknown): BatchState | null {
  const parsed = v.safeParse(BatchState, historyState)
  return parsed.success ? parsed.output : null
}

/** A batch that is about to run, with the stored searches that it reuses. */
export function newBatch(batchId: string, answers: ReadonlyMap<number, StoredAnswer>): BatchState {
  return {
    batchId,
    replaced: Object.fromEntries([...answers].map(([place, { id }]) => [place, id])),
    begun: false,
  }
}

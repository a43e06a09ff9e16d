import * as v from 'valibot'
import { Uuid } from '../row-values.ts'
import type { StoredAnswers } from './rows.ts'

// Stored in the browser's history entry, so that reloading or going back shows the same searches at no cost.
const BatchState = v.object({
  /** The ids of the batch's searches derive from this id. */
  batchId: Uuid,
  /** The ids of reused searches and new attempts, which replace derived ids. Keyed by the phrase's index. */
  replaced: v.optional(v.record(v.string(), Uuid), {}),
  /** Whether the batch has started. After a reload, it continues only at the user's request. */
  begun: v.optional(v.boolean(), false),
})
export type BatchState = v.InferOutput<typeof BatchState>

export const readBatchState = v.parser(v.fallback(v.nullable(BatchState), null))

/** `answers` maps the index of a phrase to the stored search that the batch reuses for it. */
export function newBatch(batchId: string, answers: StoredAnswers): BatchState {
  return {
    batchId,
    replaced: Object.fromEntries([...answers].map(([place, { id }]) => [place, id])),
    begun: false,
  }
}

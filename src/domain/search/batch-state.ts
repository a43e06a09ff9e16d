import * as v from 'valibot'
import type { StoredAnswer } from './stored-answers.ts'

const Uuid = v.pipe(v.string(), v.uuid())

// Kept in the history entry: a reload, a step back and a second mount find the same searches and spend nothing.
const BatchState = v.object({
  /** The root of the ids of the batch's searches. Made on the click that pays. */
  batchId: Uuid,
  /** Searches that stand at the place of a phrase instead: an answer that is used again, or a new attempt. */
  replaced: v.optional(v.record(v.string(), Uuid), {}),
  /** Whether it has run: it goes on only when its owner wants it. */
  begun: v.optional(v.boolean(), false),
})
export type BatchState = v.InferOutput<typeof BatchState>

/** The batch that a history entry belongs to; null where somebody came by the address alone. */
export function batchStateOf(historyState: unknown): BatchState | null {
  const parsed = v.safeParse(BatchState, historyState)
  return parsed.success ? parsed.output : null
}

/** A batch that is about to run, with the answers that it uses again. */
export function newBatch(batchId: string, answers: ReadonlyMap<number, StoredAnswer>): BatchState {
  return {
    batchId,
    replaced: Object.fromEntries([...answers].map(([place, { id }]) => [place, id])),
    begun: false,
  }
}

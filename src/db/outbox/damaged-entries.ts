// Damaged entries are parked: the user can save or discard them, and other changes do not wait for them.
import * as v from 'valibot'
import { Uuid } from '#src/domain/row-values.ts'
import { now } from '#src/lib/clock.ts'
import { newId } from '#src/lib/ids.ts'
import { database } from '../core/open.ts'
import type { OutboxEntry } from '../core/schema.ts'

const keyword_id = v.optional(v.string())
/** The fields that this device reads; the server validates the rest. */
const payloads: Record<string, v.GenericSchema> = {
  run_search: v.object({ id: v.string(), search_type: v.string(), search_term: v.string() }),
  add_key_phrase: v.object({ id: v.string(), keyword: v.string() }),
  change_key_phrase: v.object({ id: v.string() }),
  delete_key_phrase: v.object({ id: v.string() }),
  mark_alerts_read: v.object({ until: v.string() }),
}

const Sound = v.object({
  id: Uuid,
  user_id: v.string(),
  row: v.pipe(
    v.string(),
    v.check((row) => row.includes('/')),
  ),
  kind: v.string(),
  state: v.picklist(['waiting', 'parked']),
  attempts: v.number(),
  next_attempt_at: v.number(),
  payload: v.object({ keyword_id }),
})

export function isSound(entry: unknown): boolean {
  return v.is(Sound, entry) && v.is(payloads[entry.kind] ?? v.unknown(), entry.payload)
}

export async function parkDamaged(entries: readonly Pick<OutboxEntry, 'sequence'>[]): Promise<void> {
  const { $outbox, userId } = database()
  const parked = entries.map((damaged) => ({
    sequence: damaged.sequence,
    id: newId(),
    user_id: userId,
    row: `damaged/${damaged.sequence}`,
    kind: 'damaged',
    payload: { damaged },
    state: 'parked',
    attempts: 0,
    next_attempt_at: 0,
    last_error: 'damaged',
    created_at: now().toISOString(),
  }))
  await $outbox.bulkPut(parked as unknown as OutboxEntry[])
}

// Entries of the outbox that something has damaged. They cannot be sent; they are set aside where their owner sees them,
// with all that is left of them, and hold up nothing.
import * as v from 'valibot'
import { now } from '#src/lib/clock.ts'
import { newId } from '#src/lib/ids.ts'
import { database } from '../core/open.ts'
import type { OutboxEntry } from '../core/schema.ts'

const keyword_id = v.optional(v.string())
/** What this device itself reads of a change, by its kind; the rest is for the server to judge. */
const payloads: Record<string, v.GenericSchema> = {
  run_search: v.looseObject({ id: v.string(), search_type: v.string(), search_term: v.string() }),
  add_key_phrase: v.looseObject({ id: v.string(), keyword: v.string() }),
  change_key_phrase: v.looseObject({ id: v.string() }),
  delete_key_phrase: v.looseObject({ id: v.string() }),
  mark_alerts_read: v.looseObject({ until: v.string() }),
}

const Sound = v.pipe(
  v.looseObject({
    id: v.pipe(v.string(), v.uuid()),
    user_id: v.string(),
    row: v.pipe(v.string(), v.includes('/')),
    kind: v.string(),
    state: v.picklist(['waiting', 'parked']),
    attempts: v.number(),
    next_attempt_at: v.number(),
    payload: v.looseObject({ keyword_id }),
  }),
  v.check(({ kind, payload }) => v.is(payloads[kind] ?? v.unknown(), payload)),
)

/** Whether an entry has what is needed to send it. */
export function isSound(entry: unknown): boolean {
  return v.is(Sound, entry)
}

/** Parks what is damaged, as a change that nobody can name. */
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

import { database } from './open.ts'
import type { OutboxEntry } from './schema.ts'

/** Every change that the server does not have, refused ones too, in their order; for live queries. */
export function listOutbox(): Promise<OutboxEntry[]> {
  return database().$outbox.orderBy('sequence').toArray()
}

import { database } from '../core/open.ts'
import { type OutboxEntry, rowsUnder } from '../core/schema.ts'

/** Includes parked changes. */
export function listOutbox(): Promise<OutboxEntry[]> {
  return database().$outbox.orderBy('sequence').toArray()
}

export function listWaiting(): Promise<OutboxEntry[]> {
  return rowsUnder(database().$outbox, '[state+sequence]', 'waiting').toArray()
}

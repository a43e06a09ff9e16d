import { Dexie } from 'dexie'
import { database } from '../core/open.ts'
import type { OutboxEntry } from '../core/schema.ts'

/** Returns all pending changes in order, including refused ones. */
export function listOutbox(): Promise<OutboxEntry[]> {
  return database().$outbox.orderBy('sequence').toArray()
}

/** Returns the pending changes that were not refused, in order. */
export function listWaiting(): Promise<OutboxEntry[]> {
  return database()
    .$outbox.where('[state+sequence]')
    .between(['waiting', Dexie.minKey], ['waiting', Dexie.maxKey])
    .toArray()
}

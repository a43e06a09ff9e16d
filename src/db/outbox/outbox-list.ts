import { Dexie } from 'dexie'
import { database } from '../core/open.ts'
import type { OutboxEntry } from '../core/schema.ts'

/** All pending changes in order, including refused ones; for live queries. */
export function listOutbox(): Promise<OutboxEntry[]> {
  return database().$outbox.orderBy('sequence').toArray()
}

/** The pending changes that were not refused, in order. */
export function listWaiting(): Promise<OutboxEntry[]> {
  return database()
    .$outbox.where('[state+sequence]')
    .between(['waiting', Dexie.minKey], ['waiting', Dexie.maxKey])
    .toArray()
}

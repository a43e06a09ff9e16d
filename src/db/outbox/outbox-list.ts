import { Dexie } from 'dexie'
import { database } from '../core/open.ts'
import type { OutboxEntry } from '../core/schema.ts'

/** Includes parked changes. */
export function listOutbox(): Promise<OutboxEntry[]> {
  return database().$outbox.orderBy('sequence').toArray()
}

export function listWaiting(): Promise<OutboxEntry[]> {
  return database()
    .$outbox.where('[state+sequence]')
    .between(['waiting', Dexie.minKey], ['waiting', Dexie.maxKey])
    .toArray()
}

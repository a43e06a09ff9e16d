// The billing history as it was last seen: it opens without a network.
import { Dexie } from 'dexie'
import type { Invoice } from '#src/domain/rows.ts'
import { now } from '#src/lib/clock.ts'
import { readFact, type SeenInvoices, writeFact } from './facts.ts'
import { database } from './open.ts'
import { withRoom } from './room.ts'

/** The invoices that were last seen, and when; undefined before the first time. */
export function readInvoices(): Promise<SeenInvoices | undefined> {
  return readFact('invoices')
}

/** Keeps the invoices of `userId`, who may have left meanwhile. Throws StorageFull. */
export async function keepInvoices(userId: string, invoices: readonly Invoice[]): Promise<void> {
  if (database().userId !== userId) throw new Dexie.DatabaseClosedError('This database is no longer open')
  await withRoom(() => writeFact('invoices', { seen_at: now().toISOString(), invoices }))
}

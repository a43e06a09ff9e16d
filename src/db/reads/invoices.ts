// The last fetched billing history, which can be viewed offline.
import { readMetadata, type SeenInvoices } from '../core/metadata.ts'

/** The last fetched invoices, and when they were fetched; undefined before the first time. */
export function readInvoices(): Promise<SeenInvoices | undefined> {
  return readMetadata('invoices')
}

// The billing history as it was last seen: it opens without a network.
import { readMetadata, type SeenInvoices } from '../core/metadata.ts'

/** The invoices that were last seen, and when; undefined before the first time. */
export function readInvoices(): Promise<SeenInvoices | undefined> {
  return readMetadata('invoices')
}

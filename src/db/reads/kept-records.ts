// The searches and checks opened or pinned on this device. Opening delays eviction; pinned checks are never evicted.
import { readMetadata } from '../core/metadata.ts'

/** When each search and check was last opened on this device (ISO 8601), by id. */
export async function readOpened(): Promise<Record<string, string>> {
  return (await readMetadata('opened')) ?? {}
}

/** The ids of the checks that the user pinned to this device. */
export async function readPinned(): Promise<ReadonlySet<string>> {
  const pinned = await readMetadata('pinned')
  return new Set(Array.isArray(pinned) ? pinned : [])
}

// Opening a search or check delays its eviction; pinned checks are never evicted.
import { readMetadata } from '../core/metadata.ts'

/** When each search or check was last opened on this device (ISO 8601), by id. */
export async function readOpened(): Promise<Record<string, string>> {
  return (await readMetadata('opened')) ?? {}
}

export async function readPinned(): Promise<ReadonlySet<string>> {
  const pinned = await readMetadata('pinned')
  return new Set(Array.isArray(pinned) ? pinned : [])
}

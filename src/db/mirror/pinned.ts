// The checks that their owner wants on this device whatever else goes.
import { readMetadata, writeMetadata } from '../core/metadata.ts'
import { database } from '../core/open.ts'

/** Their ids, for live queries. */
export async function readPinned(): Promise<ReadonlySet<string>> {
  const pinned = await readMetadata('pinned')
  return new Set(Array.isArray(pinned) ? pinned : [])
}

/** Has a check stay on this device, or no longer. */
export async function pin(id: string, pinned: boolean): Promise<void> {
  const { $facts } = database()
  await database().transaction('rw', $facts, async () => {
    const others = [...(await readPinned())].filter((other) => other !== id)
    await writeMetadata('pinned', pinned ? [...others, id] : others)
  })
}

// Separate from device-notes.ts, which is not loaded at startup.
import { now } from '#src/lib/clock.ts'
import { changeMetadata, writeMetadata } from '../core/metadata.ts'
import { readOpened, readPinned } from '../reads/kept-records.ts'

const maxOpened = 500

/** Delays the eviction of a search or check. */
export async function noteOpened(id: string): Promise<void> {
  await changeMetadata(async () => {
    const opened = Object.entries({ ...(await readOpened()), [id]: now().toISOString() })
    const newest = opened.sort(([, one], [, other]) => (one < other ? 1 : -1)).slice(0, maxOpened)
    await writeMetadata('opened', Object.fromEntries(newest))
  }).catch(() => undefined)
}

export async function pin(id: string, pinned: boolean): Promise<void> {
  await changeMetadata(async () => {
    const others = [...(await readPinned())].filter((other) => other !== id)
    await writeMetadata('pinned', pinned ? [...others, id] : others)
  })
}

// When searches and checks were last looked at on this device: a full disk lets go first of what nobody opens.
import { now } from '#src/lib/clock.ts'
import { readMetadata, writeMetadata } from '../core/metadata.ts'
import { database } from '../core/open.ts'

const maxKept = 500

/** When each was last opened, in ISO 8601, by id; of those that were opened at all. */
export async function readOpened(): Promise<Record<string, string>> {
  return (await readMetadata('opened')) ?? {}
}

/** Notes that a search or check is being looked at. Where there is no room for that it is not noted. */
export async function noteOpened(id: string): Promise<void> {
  const { $facts } = database()
  await database()
    .transaction('rw', $facts, async () => {
      const opened = Object.entries({ ...(await readOpened()), [id]: now().toISOString() })
      const newest = opened.sort(([, one], [, other]) => (one < other ? 1 : -1)).slice(0, maxKept)
      await writeMetadata('opened', Object.fromEntries(newest))
    })
    .catch(() => undefined)
}

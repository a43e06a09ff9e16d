// When the dashboard was looked at on this device.
import * as v from 'valibot'
import { LastLook, newsSince } from '#src/domain/tracking/last-look.ts'
import { readMetadata, writeMetadata } from '../core/metadata.ts'
import { database } from '../core/open.ts'

/** Undefined before the first look. */
export async function readLastLook(): Promise<LastLook | undefined> {
  const looked = await readMetadata('looked')
  return v.is(LastLook, looked) ? looked : undefined
}

/** Notes that the dashboard is being looked at. Where there is no room for that it is not noted. */
export async function noteLook(now: Date): Promise<void> {
  const { $facts } = database()
  await database()
    .transaction('rw', $facts, async () => {
      const since = newsSince(await readLastLook(), now)
      await writeMetadata('looked', { seen_at: now.toISOString(), since })
    })
    .catch(() => undefined)
}

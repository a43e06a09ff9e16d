import { useLiveQuery } from 'dexie-react-hooks'
import { readMetadata } from '#src/db/core/metadata.ts'
import { isDataKept } from '#src/db/core/persistence.ts'
import { countUnreadable, countWithoutRoom } from '#src/db/missing/wanted.ts'
import { countArchive } from '#src/db/reads/archive.ts'
import { readWindow } from '#src/db/space/check-window.ts'
import { type KeptOnDevice, readKept } from '#src/db/space/kept-on-device.ts'
import type { KeptWindow } from '#src/domain/sync/kept-window.ts'

/** The account's data on this device, and the data that it could not store. */
export interface DeviceFacts {
  counts: Awaited<ReturnType<typeof countArchive>>
  /** Whether the browser has granted persistent storage. */
  kept: boolean
  /** The checks stored with their results, and their limit. */
  whole: KeptOnDevice
  window: KeptWindow
  unreadable: number
  withoutRoom: number
  /** When the archive was made whose import broke off; null if none did. */
  unfinishedImport: string | null
}

/** The facts of this device. Loads the code of the content below them too, so that nothing shifts later. */
export function useDevice(code: () => Promise<void>): DeviceFacts | undefined {
  return useLiveQuery(async () => {
    const [counts, kept, whole, window, unreadable, withoutRoom, unfinishedImport] = await Promise.all([
      countArchive(),
      isDataKept(),
      readKept(),
      readWindow(),
      countUnreadable(),
      countWithoutRoom(),
      readMetadata('unfinished_import'),
      code(),
    ])
    return {
      counts,
      kept,
      whole,
      window,
      unreadable,
      withoutRoom,
      unfinishedImport: unfinishedImport ?? null,
    }
  })
}

import { useLiveQuery } from 'dexie-react-hooks'
import { readMetadata } from '#src/db/core/metadata.ts'
import { isDataKept } from '#src/db/core/persistence.ts'
import { type KeptOnDevice, readKept, readWindow } from '#src/db/mirror/check-window.ts'
import { countUnreadable, countWithoutRoom } from '#src/db/mirror/wanted.ts'
import { countArchive } from '#src/db/reads/archive.ts'
import type { KeptWindow } from '#src/domain/sync/kept-window.ts'

/** What a device holds of the account, and what of it could not be held. */
export interface DeviceFacts {
  counts: Awaited<ReturnType<typeof countArchive>>
  /** Whether the browser has agreed to keep it. */
  kept: boolean
  /** The checks that are whole here, and how many may be. */
  whole: KeptOnDevice
  window: KeptWindow
  unreadable: number
  withoutRoom: number
  /** When the archive was made whose import broke off; null if none did. */
  unfinishedImport: string | null
}

/** The same of this device, with the code of what stands below it: what came later would push that away. */
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

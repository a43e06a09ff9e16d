import { useLiveQuery } from 'dexie-react-hooks'
import { readMetadata } from '#src/db/core/metadata.ts'
import { countUnreadable, countWithoutRoom } from '#src/db/missing/wanted.ts'
import { countArchive } from '#src/db/reads/archive.ts'
import { readWindow } from '#src/db/space/check-window.ts'
import { isDataKept } from '#src/db/space/disk-quota.ts'
import { type KeptOnDevice, readKept } from '#src/db/space/kept-on-device.ts'
import type { KeptWindow } from '#src/domain/sync/kept-window.ts'

export interface DeviceFacts {
  counts: Awaited<ReturnType<typeof countArchive>>
  /** Whether the browser has granted persistent storage. */
  kept: boolean
  whole: KeptOnDevice
  window: KeptWindow
  unreadable: number
  withoutRoom: number
  /** The export time of a partially imported archive; null if there is none. */
  unfinishedImport: string | null
}

/** Also waits for `code`, the code of the content below, to avoid layout shifts. */
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

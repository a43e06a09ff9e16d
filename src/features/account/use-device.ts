import { useLiveQuery } from 'dexie-react-hooks'
import { readMetadata } from '#src/db/core/metadata.ts'
import { countUnreadable, countWithoutRoom } from '#src/db/missing/wanted.ts'
import { countArchive } from '#src/db/reads/archive.ts'
import { readWindow } from '#src/db/space/check-window.ts'
import { isDataKept } from '#src/db/space/disk-quota.ts'
import { readKept } from '#src/db/space/kept-on-device.ts'

/** Undefined until all reads and `code` resolve: panels that appear one by one would shift the page. */
export function useDevice(code: () => Promise<void>) {
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
    // `unfinishedImport` is the export time of a partially imported archive.
    return { counts, kept, whole, window, unreadable, withoutRoom, unfinishedImport }
  })
}

export type DeviceFacts = NonNullable<ReturnType<typeof useDevice>>

import { useLiveQuery } from 'dexie-react-hooks'
import { countArchive } from '#src/db/archive.ts'
import { isDataKept } from '#src/db/durability.ts'
import { countUnreadable, countWithoutRoom } from '#src/db/wanted.ts'
import { formatAge } from '#src/domain/format.ts'
import { now } from '#src/lib/clock.ts'
import { useSyncStatus } from '#src/state/sync-status.ts'
import { Panel } from '#src/ui/panel.tsx'
import { archiveWords } from './archive-words.ts'

/** What this device holds of the account, and how safe it is there. */
export function DevicePanel() {
  const counts = useLiveQuery(() => countArchive())
  const kept = useLiveQuery(() => isDataKept())
  const unreadable = useLiveQuery(() => countUnreadable())
  const withoutRoom = useLiveQuery(() => countWithoutRoom())
  const { syncedAt } = useSyncStatus()
  if (counts === undefined || kept === undefined) return null
  const { searches, checks } = counts
  const isEmpty = searches + checks === 0

  return (
    <Panel title="On this device">
      <p>
        {isEmpty
          ? 'No searches or checks are kept here yet.'
          : `${archiveWords(counts, ['searches', 'checks'])} ${searches + checks === 1 ? 'is kept here and opens' : 'are kept here and open'} without a network.`}{' '}
        {syncedAt && <>Compared with the server {formatAge(syncedAt, now())}.</>}
      </p>
      {withoutRoom !== undefined && withoutRoom > 0 && (
        <p className="mt-2">
          {withoutRoom === 1
            ? 'One of your searches and checks has'
            : `${withoutRoom} of your searches and checks have`}{' '}
          no room on this device. What has none comes back from the server when there is some.
        </p>
      )}
      {unreadable !== undefined && unreadable > 0 && (
        <p className="mt-2">
          {unreadable === 1 ? 'One row' : `${unreadable} rows`} of your account cannot be read by this version
          of Keytrail. Nothing of it is lost: it is tried again after the next update.
        </p>
      )}
      {!isEmpty && (
        <p className="mt-2 text-14 text-quiet">
          {kept
            ? 'The browser has promised to keep them until you sign out.'
            : 'The browser may clear them when space runs short; they then come back from the server.'}
        </p>
      )}
    </Panel>
  )
}

import { useLiveQuery } from 'dexie-react-hooks'
import { countArchive } from '#src/db/archive.ts'
import { isDataKept } from '#src/db/durability.ts'
import { countUnreadable, countWithoutRoom } from '#src/db/wanted.ts'
import { counted, formatAge, formatWhole } from '#src/domain/format.ts'
import { now } from '#src/lib/clock.ts'
import { plural } from '#src/lib/plural.ts'
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
          : `${archiveWords(counts, ['searches', 'checks'])} ${plural(searches + checks, 'is kept here and opens', 'are kept here and open')} without a network.`}{' '}
        {syncedAt && <>Compared with the server {formatAge(syncedAt, now())}.</>}
      </p>
      {withoutRoom !== undefined && withoutRoom > 0 && (
        <p className="mt-2">
          {formatWhole(withoutRoom)} of your searches and checks {plural(withoutRoom, 'has', 'have')} no room
          on this device. What has none comes back from the server when there is some.
        </p>
      )}
      {unreadable !== undefined && unreadable > 0 && (
        <p className="mt-2">
          {counted(unreadable, 'row')} of your account cannot be read by this version of Keytrail. Nothing of
          it is lost: it is tried again after the next update.
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

import { useLiveQuery } from 'dexie-react-hooks'
import { isDataKept } from '#src/db/core/persistence.ts'
import { countUnreadable, countWithoutRoom } from '#src/db/mirror/wanted.ts'
import { countArchive } from '#src/db/reads/archive.ts'
import { now } from '#src/lib/clock.ts'
import { forgetsUnusedSites } from '#src/lib/device.ts'
import { counted, formatAge, formatWhole } from '#src/lib/format.ts'
import { plural } from '#src/lib/plural.ts'
import { useSyncStatus } from '#src/state/sync-status.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import { archiveWords } from './archive-words.ts'

function safetyWords(kept: boolean): string {
  // Whatever it promises: what it clears after a week is not about space.
  if (forgetsUnusedSites())
    return 'This browser clears them when you use it for seven days without opening Keytrail. They will then be downloaded again. In Keytrail on your home screen or in your Dock they stay.'
  return kept
    ? 'The browser has agreed to keep them until you sign out.'
    : 'If the browser clears them to free space, they will be downloaded again.'
}

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
          ? 'No searches or checks are saved here yet.'
          : `${archiveWords(counts, ['searches', 'checks'])} ${plural(searches + checks, 'is saved here and opens', 'are saved here and open')} offline.`}{' '}
        {syncedAt && <>Synced {formatAge(syncedAt, now())}.</>}
      </p>
      {withoutRoom !== undefined && withoutRoom > 0 && (
        <p className="mt-2">
          This device has no room for {formatWhole(withoutRoom)} of your searches and checks. They will be
          downloaded when there is space.
        </p>
      )}
      {unreadable !== undefined && unreadable > 0 && (
        <p className="mt-2">
          This version of Keytrail cannot read {counted(unreadable, 'row')} of your account. Nothing is lost;
          the next update will try again.
        </p>
      )}
      {!isEmpty && <p className="mt-2 text-14 text-quiet">{safetyWords(kept)}</p>}
    </Panel>
  )
}

import { useLiveQuery } from 'dexie-react-hooks'
import { isDataKept } from '#src/db/core/persistence.ts'
import { countUnreadable, countWithoutRoom } from '#src/db/mirror/wanted.ts'
import { countArchive } from '#src/db/reads/archive.ts'
import { now } from '#src/lib/clock.ts'
import { forgetsUnusedSites } from '#src/lib/device.ts'
import { useSyncStatus } from '#src/state/sync-status.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import { accountWords } from '#src/words/account.ts'
import { formatAge } from '#src/words/ages.ts'
import { archiveContents } from '#src/words/archive-parts.ts'

function safetyWords(kept: boolean): string {
  // Whatever it promises: what it clears after a week is not about space.
  if (forgetsUnusedSites()) return accountWords.clearedUnused
  return kept ? accountWords.keptForSure : accountWords.clearedForSpace
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
    <Panel title={accountWords.device}>
      <p>
        {isEmpty
          ? accountWords.nothingKept
          : accountWords.kept(archiveContents(counts, ['searches', 'checks']), searches + checks)}{' '}
        {syncedAt && accountWords.synced(formatAge(syncedAt, now()))}
      </p>
      {withoutRoom !== undefined && withoutRoom > 0 && (
        <p className="mt-2">{accountWords.withoutRoom(withoutRoom)}</p>
      )}
      {unreadable !== undefined && unreadable > 0 && (
        <p className="mt-2">{accountWords.unreadable(unreadable)}</p>
      )}
      {!isEmpty && <p className="mt-2 text-14 text-quiet">{safetyWords(kept)}</p>}
    </Panel>
  )
}

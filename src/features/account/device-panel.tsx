import { useLiveQuery } from 'dexie-react-hooks'
import { isDataKept } from '#src/db/durability.ts'
import { countSearches } from '#src/db/searches.ts'
import { formatAge } from '#src/domain/format.ts'
import { now } from '#src/lib/clock.ts'
import { useSyncStatus } from '#src/state/sync-status.ts'
import { Panel } from '#src/ui/panel.tsx'

/** What this device holds of the account, and how safe it is there. */
export function DevicePanel() {
  const searches = useLiveQuery(() => countSearches())
  const kept = useLiveQuery(() => isDataKept())
  const { syncedAt } = useSyncStatus()
  if (searches === undefined || kept === undefined) return null

  return (
    <Panel title="On this device">
      <p>
        {searches === 1 ? '1 search is' : `${searches} searches are`} kept here and open without a network.{' '}
        {syncedAt && <>Compared with the server {formatAge(syncedAt, now())}.</>}
      </p>
      <p className="mt-2 text-14 text-quiet">
        {kept
          ? 'The browser has promised to keep them until you sign out.'
          : 'The browser may clear them when space runs short; they then come back from the server.'}
      </p>
    </Panel>
  )
}

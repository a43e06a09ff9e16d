import { now } from '#src/lib/clock.ts'
import { forgetsUnusedSites } from '#src/lib/device.ts'
import { useSyncStatus } from '#src/state/sync-status.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import { accountWords } from '#src/words/account/account.ts'
import { archiveContents } from '#src/words/account/archive-parts.ts'
import { formatAge } from '#src/words/home/ages.ts'
import { KeptWindowFields } from './kept-window-fields.tsx'
import type { DeviceFacts } from './use-device.ts'

function safetyWords(isSafe: boolean): string {
  // Persistent storage protects against low disk space, but not against the deletion of unused sites' data.
  if (forgetsUnusedSites()) return accountWords.clearedUnused
  return isSafe ? accountWords.keptForSure : accountWords.clearedForSpace
}

export function DevicePanel({ device }: { device: DeviceFacts }) {
  const { counts, kept, whole, window, unreadable, withoutRoom } = device
  const { syncedAt } = useSyncStatus()
  const here = { ...counts, checks: whole.checks }
  const count = here.searches + here.checks

  return (
    <Panel title={accountWords.device}>
      <p>
        {count === 0
          ? accountWords.nothingKept
          : accountWords.kept(archiveContents(here, ['searches', 'checks']), count)}{' '}
        {syncedAt && accountWords.synced(formatAge(syncedAt, now()))}
      </p>
      {whole.checks + whole.left > 0 && <KeptWindowFields window={window} kept={whole} />}
      {withoutRoom > 0 && <p className="mt-2">{accountWords.withoutRoom(withoutRoom)}</p>}
      {unreadable > 0 && <p className="mt-2">{accountWords.unreadable(unreadable)}</p>}
      {count > 0 && <p className="mt-2 text-14 text-quiet">{safetyWords(kept)}</p>}
    </Panel>
  )
}

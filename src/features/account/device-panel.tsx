import { useLiveQuery } from 'dexie-react-hooks'
import { readMetadata } from '#src/db/core/metadata.ts'
import { countUnreadable, countWithoutRoom } from '#src/db/missing/wanted.ts'
import { countArchive } from '#src/db/reads/archive.ts'
import { readWindow } from '#src/db/space/check-window.ts'
import { isDataKept } from '#src/db/space/disk-quota.ts'
import { readKept } from '#src/db/space/kept-on-device.ts'
import { maxBytesChoices, perPhraseChoices } from '#src/domain/sync/kept-window.ts'
import { now } from '#src/lib/clock.ts'
import { forgetsUnusedSites } from '#src/lib/device.ts'
import { formatMegabytes } from '#src/lib/format.ts'
import { useSyncPart } from '#src/state/sync-status.ts'
import { SelectField } from '#src/ui/controls/select-field.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { accountWords } from '#src/words/account/account.ts'
import { archiveContents } from '#src/words/account/archive-parts.ts'
import { formatAge } from '#src/words/home/ages.ts'
import { changeKept } from './actions.ts'

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

function safetyWords(isSafe: boolean): string {
  // Persistent storage protects against low disk space, but not against a browser that clears unused sites.
  if (forgetsUnusedSites()) return accountWords.clearedUnused
  return isSafe ? accountWords.keptForSure : accountWords.clearedForSpace
}

const all = 'all'

function makeChoices<Choice extends number>(
  choices: readonly Choice[],
  label: (choice: Choice) => string,
  unbounded: string,
) {
  return {
    options: [
      ...choices.map((choice) => ({ value: String(choice), label: label(choice) })),
      { value: all, label: unbounded },
    ],
    chosen: (value: string) => choices.find((choice) => String(choice) === value) ?? null,
  }
}

function KeptWindowFields({ window, whole }: Pick<DeviceFacts, 'window' | 'whole'>) {
  const words = accountWords.window
  const newest = makeChoices(perPhraseChoices, words.newest, words.allChecks)
  const room = makeChoices(maxBytesChoices, formatMegabytes, words.noLimit)
  return (
    <div className="mt-4">
      <p>
        {[words.takes(formatMegabytes(whole.bytes)), whole.left > 0 && words.left(whole.left)]
          .filter(Boolean)
          .join(' ')}
      </p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <SelectField
          label={words.perPhrase}
          name="per-phrase"
          value={String(window.perPhrase ?? all)}
          options={newest.options}
          onChange={(value) => void changeKept({ ...window, perPhrase: newest.chosen(value) })}
        />
        <SelectField
          label={words.maxBytes}
          name="max-bytes"
          value={String(window.maxBytes ?? all)}
          options={room.options}
          onChange={(value) => void changeKept({ ...window, maxBytes: room.chosen(value) })}
        />
      </div>
    </div>
  )
}

export function DevicePanel({ counts, kept, whole, window, unreadable, withoutRoom }: DeviceFacts) {
  const syncedAt = useSyncPart('syncedAt')
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
      {whole.checks + whole.left > 0 && <KeptWindowFields {...{ window, whole }} />}
      {withoutRoom > 0 && <p className="mt-2">{accountWords.withoutRoom(withoutRoom)}</p>}
      {unreadable > 0 && <p className="mt-2">{accountWords.unreadable(unreadable)}</p>}
      {count > 0 && <p className="mt-2 text-14 text-quiet">{safetyWords(kept)}</p>}
    </Panel>
  )
}

import * as v from 'valibot'
import { type BrandWords, ProfileRow } from '../account/rows.ts'
import { IdeaRow } from '../ideas/rows.ts'
import { CheckRow } from '../ranking/rows.ts'
import { Timestamp } from '../row-values.ts'
import { SearchRow } from '../search/rows.ts'
import { AlertRuleRow, KeyPhraseCheckRow, KeyPhraseRow, NoteRow } from '../tracking/rows.ts'

const archiveParts = {
  searches: SearchRow,
  checks: CheckRow,
  keyPhrases: KeyPhraseRow,
  keyPhraseChecks: KeyPhraseCheckRow,
  notes: NoteRow,
  alertRules: AlertRuleRow,
  ideas: IdeaRow,
} as const

export type ArchivePart = keyof typeof archiveParts
export const archivePartNames = Object.keys(archiveParts) as ArchivePart[]

export type Archive = { [Part in ArchivePart]: v.InferOutput<(typeof archiveParts)[Part]>[] } & {
  exported_at: string
  ownAccounts: readonly string[]
  brandWords: readonly BrandWords[]
}

export const archiveHead = { format: 'keytrail-archive', version: 1 } as const

const list = v.array(v.unknown())
const Envelope = v.object({
  format: v.literal(archiveHead.format),
  version: v.literal(archiveHead.version),
  exported_at: Timestamp,
  ownAccounts: v.array(v.string()),
  brandWords: v.array(ProfileRow.entries.brand_words.wrapped),
  ...(Object.fromEntries(archivePartNames.map((part) => [part, list])) as Record<ArchivePart, typeof list>),
})

/** Thrown if the file is not an archive or contains an invalid row. */
export class UnreadableArchive extends Error {
  override readonly name = 'UnreadableArchive'
  /** null if the file is not an archive. `row` counts from 1. */
  readonly place: { part: ArchivePart; row: number } | null

  constructor(place: UnreadableArchive['place']) {
    super(place === null ? 'not an archive' : `row ${place.row} of ${place.part}`)
    this.place = place
  }
}

const sliceSize = 200

/** Awaits `rest` after every `sliceSize` rows to keep the page responsive. Throws `UnreadableArchive`. */
export async function readArchive(text: string, rest: () => Promise<void>): Promise<Archive> {
  const envelope = v.safeParse(v.pipe(v.string(), v.parseJson(), Envelope), text)
  if (!envelope.success) throw new UnreadableArchive(null)
  const { exported_at, ownAccounts, brandWords } = envelope.output
  const read: Record<string, unknown> = { exported_at, ownAccounts, brandWords }
  for (const part of archivePartNames) {
    const rows = envelope.output[part]
    const kept: unknown[] = []
    for (let start = 0; start < rows.length; start += sliceSize) {
      for (const row of rows.slice(start, start + sliceSize)) {
        const result = v.safeParse(archiveParts[part], row)
        if (!result.success) throw new UnreadableArchive({ part, row: kept.length + 1 })
        kept.push(result.output)
      }
      await rest()
    }
    read[part] = kept
  }
  return read as Archive
}

// Key phrases come first, because rows of other parts refer to them.
const importOrder = [...new Set<ArchivePart>(['keyPhrases', ...archivePartNames])]
/** In characters of JSON. At three bytes per character, a slice of several rows is below a megabyte. */
const sliceLength = 300_000

export type ArchiveSlice = typeof archiveHead & {
  exported_at: string
  ownAccounts?: readonly string[]
  brandWords?: readonly BrandWords[]
} & Partial<Record<ArchivePart, unknown[]>>

/** Yields at least one slice, in import order. Only the first slice has `ownAccounts` and `brandWords`. */
export function* sliceArchive(archive: Archive): Generator<ArchiveSlice> {
  const empty = { ...archiveHead, exported_at: archive.exported_at }
  const { ownAccounts, brandWords } = archive
  let slice: ArchiveSlice = { ...empty, ownAccounts, brandWords }
  let length = 0
  for (const part of importOrder)
    for (const row of archive[part]) {
      const rowLength = JSON.stringify(row).length
      if (length > 0 && length + rowLength > sliceLength) {
        yield slice
        slice = { ...empty }
        length = 0
      }
      slice[part] ??= []
      slice[part].push(row)
      length += rowLength
    }
  yield slice
}

export function archiveFileName(now: Date): string {
  return `keytrail-archive-${now.toISOString().slice(0, 10)}.json`
}

import type { ArchivePart } from '#src/domain/sync/archive.ts'
import { counted } from '#src/lib/format.ts'
import { lists } from '#src/lib/locale.ts'
import { sentences } from '#src/lib/translation.ts'

export const archivePartWords = sentences('archiveParts', {
  nothing: 'nothing',
  counts: {
    searches: (n: number) => counted(n, 'search', 'searches'),
    checks: (n: number) => counted(n, 'check'),
    keyPhrases: (n: number) => counted(n, 'key phrase'),
    keyPhraseChecks: (n: number) => counted(n, 'position'),
    notes: (n: number) => counted(n, 'note'),
    alertRules: (n: number) => counted(n, 'alert rule'),
    ideas: (n: number) => counted(n, 'idea'),
  } satisfies Record<ArchivePart, (n: number) => string>,
})

/** "12 searches, 1 check and 3 key phrases", without parts whose count is 0; "nothing" if all are 0. */
export function archiveContents(
  counts: Readonly<Record<ArchivePart, number>>,
  told: readonly ArchivePart[],
): string {
  const parts = told.filter((part) => counts[part] > 0)
  if (parts.length === 0) return archivePartWords.nothing
  return lists().format(parts.map((part) => archivePartWords.counts[part](counts[part])))
}

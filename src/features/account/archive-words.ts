import { type ArchivePart, archivePartNames } from '#src/domain/sync/archive.ts'
import { counted } from '#src/lib/format.ts'
import { lists } from '#src/lib/locale.ts'

const names: Record<ArchivePart, readonly [one: string, many: string]> = {
  searches: ['search', 'searches'],
  checks: ['check', 'checks'],
  keyPhrases: ['key phrase', 'key phrases'],
  keyPhraseChecks: ['position', 'positions'],
  notes: ['note', 'notes'],
  alertRules: ['alert rule', 'alert rules'],
}

/** "12 searches, 1 check and 3 key phrases", of these parts; what there is none of is left out. */
export function archiveWords(
  counts: Record<ArchivePart, number>,
  told: readonly ArchivePart[] = archivePartNames,
): string {
  const parts = told.filter((part) => counts[part] > 0).map((part) => counted(counts[part], ...names[part]))
  return parts.length === 0 ? 'nothing' : lists().format(parts)
}

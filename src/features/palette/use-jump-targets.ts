import { useLiveQuery } from 'dexie-react-hooks'
import { listCheckHeads } from '#src/db/reads/checks.ts'
import { listKeyPhrases } from '#src/db/reads/key-phrases.ts'
import { listSearchHeads } from '#src/db/reads/search-heads.ts'
import { foldDuplicates, type HistoryHead } from '#src/domain/search/history-filter.ts'
import { newestOfEach } from '#src/domain/shell/jump-targets.ts'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'

export interface JumpTargets {
  keyPhrases: KeyPhraseRow[]
  searches: HistoryHead[]
  checks: HistoryHead[]
}

/** All targets on this device, newest first, from the indexes alone; null while reading. */
export function useJumpTargets(databaseIsOpen: boolean): JumpTargets | null {
  const targets = useLiveQuery(async () => {
    if (!databaseIsOpen) return null
    const [keyPhrases, searches, checks] = await Promise.all([
      listKeyPhrases(),
      listSearchHeads(),
      listCheckHeads(),
    ])
    return {
      keyPhrases,
      // Duplicates are folded as in the histories, so every target is listed there.
      searches: newestOfEach(foldDuplicates(searches)),
      checks: newestOfEach(foldDuplicates(checks)),
    }
  }, [databaseIsOpen])
  return targets ?? null
}

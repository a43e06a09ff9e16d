import { useLiveQuery } from 'dexie-react-hooks'
import { listCheckHeads } from '#src/db/reads/checks.ts'
import { listIdeas } from '#src/db/reads/ideas.ts'
import { listKeyPhrases, readStandings } from '#src/db/reads/key-phrases.ts'
import { listSearchHeads } from '#src/db/reads/searches.ts'
import { foldDuplicates, type HistoryHead, newestOfEach } from '#src/domain/search/history-filter.ts'
import { trackedItem } from '#src/domain/tracking/tracked-item.ts'

/** Newest first. Null while loading, or if the database is not open. */
export function useJumpTargets(databaseIsOpen: boolean) {
  const targets = useLiveQuery(async () => {
    if (!databaseIsOpen) return null
    const [ideas, rows, standings, searches, checks] = await Promise.all([
      listIdeas(),
      listKeyPhrases(),
      readStandings(),
      listSearchHeads(),
      listCheckHeads(),
    ])
    return {
      ideas: ideas.sort((one, other) => other.created_at.localeCompare(one.created_at)),
      keyPhrases: rows.map((row) => trackedItem(row, standings.get(row.id))),
      // Folds duplicates as the histories do, because a search opens in its history and must be listed there.
      searches: newestOfEach(foldDuplicates(searches)),
      checks: newestOfEach<HistoryHead>(foldDuplicates(checks)),
    }
  }, [databaseIsOpen])
  return targets ?? null
}

export type JumpTargets = NonNullable<ReturnType<typeof useJumpTargets>>

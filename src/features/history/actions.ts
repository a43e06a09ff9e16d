import { pin } from '#src/db/writes/device-notes.ts'
import type { HistoryHead } from '#src/domain/search/history-filter.ts'
import { fetchPart } from '#src/lib/fetch-part.ts'
import type { TableFormat } from '#src/lib/file/save-table.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { showToast } from '#src/state/toasts.ts'
import { historyWords } from '#src/words/history/history.ts'

type Part = typeof import('./save-history.ts') & typeof import('#src/sync/lookups/fetch-whole.ts')

async function fetchCode(): Promise<Part> {
  const saving = fetchPart(() => import('./save-history.ts'))
  const fetching = fetchPart(() => import('#src/sync/lookups/fetch-whole.ts'))
  return { ...(await saving), ...(await fetching) }
}

async function save(run: (part: Part) => Promise<void>): Promise<void> {
  try {
    await run(await fetchCode())
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error
    showToast('bad', historyWords.saveFailed)
  }
}

export function saveListedSearches(heads: readonly HistoryHead[], format: TableFormat): Promise<void> {
  return save(({ saveSearches, fetchWhole }) =>
    saveSearches(heads, format, (ids) => fetchWhole('searches', ids)),
  )
}

export function saveListedChecks(heads: readonly HistoryHead[], format: TableFormat): Promise<void> {
  return save(({ saveChecks, fetchWhole }) => saveChecks(heads, format, (ids) => fetchWhole('checks', ids)))
}

/** A pinned check is never evicted from this device. */
export async function keepHere(id: string, isKept: boolean): Promise<void> {
  try {
    await pin(id, isKept)
  } catch (error) {
    showToast('bad', historyWords.keepFailed)
    reportError(error)
  }
}

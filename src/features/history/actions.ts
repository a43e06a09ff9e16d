import { pin } from '#src/db/writes/device-notes.ts'
import type { HistoryHead } from '#src/domain/search/history-filter.ts'
import { fetchPart } from '#src/lib/fetch-part.ts'
import type { TableFormat } from '#src/lib/file/save-table.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { showToast } from '#src/state/toasts.ts'
import { historyWords } from '#src/words/history/history.ts'

/** Saves the searches or checks with their results as a file. Fetches results that are not on this device. */
export async function saveListed(
  kind: 'searches' | 'checks',
  heads: readonly HistoryHead[],
  format: TableFormat,
): Promise<void> {
  const saving = fetchPart(() => import('./save-history.ts'))
  const fetching = fetchPart(() => import('#src/sync/lookups/fetch-whole.ts'))
  try {
    const [{ saveSearches, saveChecks }, { fetchWhole }] = await Promise.all([saving, fetching])
    if (kind === 'searches') await saveSearches(heads, format, (ids) => fetchWhole('searches', ids))
    else await saveChecks(heads, format, (ids) => fetchWhole('checks', ids))
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error
    showToast('bad', historyWords.saveFailed)
  }
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

// Reads of the checks on this device, for live queries. Lists are read from the indexes alone: a check's record
// holds the videos of all its pages, some 30 kB.
import { type Collection, Dexie } from 'dexie'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import type { HistoryHead } from '#src/domain/search/history-filter.ts'
import { database } from '../core/open.ts'
import { whole } from '../mirror/whole-records.ts'

/** A check with its videos. */
export async function readCheck(id: string): Promise<CheckRow | undefined> {
  return whole('checks', await database().checks.get(id))
}

/** These checks with their videos, in this order; those that are not on the device are left out. */
export async function readChecks(ids: readonly string[]): Promise<CheckRow[]> {
  const rows = await database().checks.bulkGet([...ids])
  return rows.flatMap((row) => whole('checks', row) ?? [])
}

/** The newest check of this phrase in this country that has found something, whoever asked for it. */
export function findStoredCheck(
  question: Pick<CheckRow, 'search_term' | 'country'>,
): Promise<CheckRow | undefined> {
  const key = [question.search_term, question.country]
  return database()
    .checks.where('[search_term+country+searched_at]')
    .between([...key, Dexie.minKey], [...key, Dexie.maxKey])
    .reverse()
    .filter((check) => check.state === 'done' && whole('checks', check) !== undefined)
    .first()
}

/** What an index tells of a check: these are the last parts of its key. */
type HeadKey = [search_term: string, country: CheckRow['country'], searched_at: string]

async function headsIn(range: Collection<CheckRow, string>): Promise<HistoryHead[]> {
  const heads: HistoryHead[] = []
  await range.eachKey((key, { primaryKey }) => {
    const [search_term, country, searched_at] = (key as unknown as string[]).slice(-3) as HeadKey
    const id = String(primaryKey)
    heads.push({ id, search_type: 'search_results_check', search_term, country, searched_at })
  })
  return heads.sort((a, b) => (a.searched_at < b.searched_at ? 1 : -1))
}

/** What a list says of each check, newest first; those of the daily tracker only where they are asked for. */
export function listCheckHeads({ tracker = false } = {}): Promise<HistoryHead[]> {
  const { checks } = database()
  // A year of tracking is some thousand times what a person asks for: their own checks have an index of their own.
  return headsIn(
    tracker
      ? checks.orderBy('[search_term+country+searched_at]')
      : checks
          .where('[origin+search_term+country+searched_at]')
          .between(['user', Dexie.minKey], ['user', Dexie.maxKey]),
  )
}

/** The same of all checks of one phrase, wherever and by whom they were made. */
export function listHeadsOf(search_term: string): Promise<HistoryHead[]> {
  return headsIn(
    database()
      .checks.where('[search_term+country+searched_at]')
      .between([search_term, Dexie.minKey], [search_term, Dexie.maxKey]),
  )
}

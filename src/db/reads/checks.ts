// Lists read only the indexes, because a check's record includes its videos, about 30 kB.
import { Dexie } from 'dexie'
import type { CountryCode } from '#src/domain/countries.ts'
import { packRows } from '#src/domain/ranking/packed-rows.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import type { HistoryHead } from '#src/domain/search/history-filter.ts'
import { inGroups } from '#src/lib/groups.ts'
import { giveWay } from '#src/lib/idle.ts'
import { database } from '../core/open.ts'
import { rowsUnder } from '../core/schema.ts'
import { whole, wholeOrAsked } from '../mirror/whole-records.ts'

type Stored = CheckRow & { bytes?: number }

const emptyBytes = packRows([]).length

const isHead = ({ state, bytes }: Stored) => state === 'done' && bytes === 0

function isFound({ state, bytes = 0, check_results }: Stored): boolean {
  return state === 'done' && bytes > 0 && (check_results?.length !== 0 || bytes > emptyBytes)
}

/** Selects the checks of a phrase, in one country or in all. */
export function checksOf(...question: [search_term: string, ...country: CountryCode[]]) {
  return rowsUnder(database().checks, '[search_term+country+searched_at]', ...question)
}

/** Requests missing videos, and returns undefined until they are on this device. */
export async function readCheck(id: string): Promise<CheckRow | undefined> {
  return wholeOrAsked('checks', await database().checks.get(id))
}

/** Returns the checks in the order of `ids`, without those whose videos are not on this device. */
export async function readChecks(ids: readonly string[]): Promise<CheckRow[]> {
  const rows = await database().checks.bulkGet([...ids])
  return rows.flatMap((row) => whole('checks', row) ?? [])
}

/** Reading this many full checks takes about 5 ms, less than a frame even on a slow phone. */
const checksPerRead = 6

/** Reads in small groups, so that the page can render in between. Ends early if `stopped` returns true. */
export async function* readInGroups<Row>(
  ids: readonly string[],
  read: (some: string[]) => Promise<readonly Row[]>,
  stopped = () => false,
): AsyncGenerator<readonly Row[]> {
  for (const [place, some] of inGroups(ids, checksPerRead).entries()) {
    if (place > 0) await giveWay()
    if (stopped()) return
    yield await read(some)
  }
}

/** Returns the newest check with results on this device, unless it is older than `since` (ISO 8601). */
export async function findStoredCheck(
  { search_term, country }: Pick<CheckRow, 'search_term' | 'country'>,
  since = '',
): Promise<CheckRow | undefined> {
  const found = await checksOf(search_term, country).reverse().filter(isFound).first()
  return found && found.searched_at >= since ? whole('checks', found) : undefined
}

type Compared = Pick<CheckRow, 'id' | 'search_term' | 'country' | 'searched_at' | 'keyword_id'>

/** Finds the last completed check of the same question before `check`. Requests missing results. */
export async function findEarlierCheck(check: Compared): Promise<CheckRow | undefined> {
  return wholeOrAsked('checks', await findEarlierRecord(check))
}

/** Like `findEarlierCheck`, but does not request missing results: returns the check as a head instead. */
export function findEarlierRecord(check: Compared): Promise<CheckRow | undefined> {
  const key = [check.search_term, check.country]
  return database()
    .checks.where('[search_term+country+searched_at]')
    .between([...key, Dexie.minKey], [...key, check.searched_at], true, false)
    .reverse()
    .filter(
      (earlier) =>
        // The stored copy of `check` may have the server's earlier time, and so be in the range itself.
        earlier.id !== check.id &&
        (check.keyword_id === null || earlier.keyword_id === check.keyword_id) &&
        (isFound(earlier) || isHead(earlier)),
    )
    .first()
}

type HeadKey = [search_term: string, country: CheckRow['country'], searched_at: string]

type ListKey = [origin: CheckRow['origin'], state: CheckRow['state'], pages_done: number, ...head: HeadKey]

export type ListedCheck = HistoryHead & Pick<CheckRow, 'state' | 'pages_done'>

/** Newest first. */
export async function listCheckHeads(origin: CheckRow['origin'] = 'user'): Promise<ListedCheck[]> {
  const listed: ListedCheck[] = []
  // The tracker makes about a thousand times as many checks as the user, so the index separates the two.
  const index = '[origin+state+pages_done+search_term+country+searched_at]'
  await rowsUnder(database().checks, index, origin).eachKey((key, { primaryKey }) => {
    const [, state, pages_done, search_term, country, searched_at] = key as unknown as ListKey
    const id = String(primaryKey)
    const search_type = 'search_results_check'
    listed.push({ id, search_type, search_term, country, searched_at, state, pages_done })
  })
  return listed.sort((a, b) => (a.searched_at < b.searched_at ? 1 : -1))
}

/** Lists the checks of a phrase in all countries, newest first. */
export async function listHeadsOf(search_term: string): Promise<HistoryHead[]> {
  const heads: HistoryHead[] = []
  await checksOf(search_term).eachKey((key, { primaryKey }) => {
    const [, country, searched_at] = key as unknown as HeadKey
    const id = String(primaryKey)
    heads.push({ id, search_type: 'search_results_check', search_term, country, searched_at })
  })
  return heads.sort((a, b) => (a.searched_at < b.searched_at ? 1 : -1))
}

export function countChecksOf(search_term: string): Promise<number> {
  return checksOf(search_term).count()
}

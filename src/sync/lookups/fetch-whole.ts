// Exported files are complete: results that are only on the server are fetched, but not stored.
import { database } from '#src/db/core/open.ts'
import { readChecks } from '#src/db/reads/checks.ts'
import { readSearches } from '#src/db/reads/searches.ts'
import { inGroups } from '#src/lib/groups.ts'
import { readRows } from '#src/remote/tables/rows-by-id.ts'
import type { WholeRows } from '#src/remote/tables/tables.ts'

const readHere = {
  searches: async (ids: readonly string[]) => (await readSearches(ids)).filter((row) => row !== undefined),
  checks: readChecks,
}
// Few rows per request, because a check is about 30 kB.
const atOnce = 20

/** Returns the rows in the order of `ids`, without deleted and unreadable rows. Throws RemoteError. */
export async function fetchWhole<Table extends keyof typeof readHere>(
  table: Table,
  ids: readonly string[],
): Promise<WholeRows[Table][]> {
  const here = (await readHere[table](ids)) as WholeRows[Table][]
  const known = new Map(here.map((row) => [row.id, row]))
  const caller = { userId: database().userId, signal: new AbortController().signal }
  for (const group of inGroups(
    ids.filter((id) => !known.has(id)),
    atOnce,
  ))
    for (const row of (await readRows(caller, table, group)).rows) known.set(row.id, row)
  return ids.flatMap((id) => known.get(id) ?? [])
}

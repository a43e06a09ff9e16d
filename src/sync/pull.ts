// Brings the device what the server has, by the rules of db/mirror.ts. Fetches first, then writes in slices.
import type { AppendedTable, ReplacedTable, StoredRow } from '#src/db/mirror.ts'
import { appendPulled, replacePulled, searchesUntil, takeTicket } from '#src/db/pulled.ts'
import { RemoteError } from '#src/remote/errors.ts'
import type { Caller } from '#src/remote/rest.ts'
import { pullPlans, pullProfile, pullSearches, pullUsage, type SearchCursor } from '#src/remote/tables.ts'

const pageSize = 200
const sliceSize = 50
// A row is stamped before its transaction commits: one that took this long can still appear behind the cursor.
const overlapMs = 2 * 60_000
const lowestId = '00000000-0000-0000-0000-000000000000'

const whole: { [Name in ReplacedTable]: (caller: Caller) => Promise<StoredRow<Name>[]> } = {
  profile: pullProfile,
  plans: pullPlans,
  usage: async (caller) => (await pullUsage(caller)).map((usage) => ({ ...usage, user_id: caller.userId })),
}
const growing: { [Name in AppendedTable]: (caller: Caller) => Promise<void> } = {
  searches: pullNewSearches,
}

/**
 * Pulls every mirrored table. Throws RemoteError: `aborted` by the caller's signal, after which nothing is
 * written; `unreadable` also when single rows could not be read, after all others were kept. Throws StorageFull.
 */
export async function pullAll(caller: Caller): Promise<void> {
  for (const name of Object.keys(whole) as ReplacedTable[]) await pullWhole(name, caller)
  for (const pullNews of Object.values(growing)) await pullNews(caller)
}

async function pullWhole<Name extends ReplacedTable>(name: Name, caller: Caller): Promise<void> {
  const ticket = await takeTicket()
  const rows = await whole[name](caller)
  assertGoingOn(caller)
  await replacePulled(name, rows, ticket)
}

async function pullNewSearches(caller: Caller): Promise<void> {
  let cursor = startingAt(await searchesUntil())
  let unreadable = 0
  do {
    const ticket = await takeTicket()
    const page = await pullSearches(caller, cursor, pageSize)
    for (let start = 0; start < page.rows.length; start += sliceSize) {
      assertGoingOn(caller)
      await appendPulled(page.rows.slice(start, start + sliceSize), ticket)
    }
    unreadable += page.unreadable
    cursor = page.next
  } while (cursor)
  if (unreadable > 0)
    throw new RemoteError('unreadable', { message: `${unreadable} searches cannot be read` })
}

function assertGoingOn({ signal }: Caller): void {
  if (signal.aborted) throw new RemoteError('aborted')
}

function startingAt(until: string | null): SearchCursor | null {
  if (until === null) return null
  return { changed_at: new Date(Date.parse(until) - overlapMs).toISOString(), id: lowestId }
}

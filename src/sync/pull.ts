// Brings the device what the server has, by the rules of db/mirror.ts. Fetches first, then writes in slices.
import type { AppendedTable, ReplacedTable, StoredRow } from '#src/db/mirror.ts'
import {
  appendPulled,
  dropOrphans,
  type GrowingRow,
  pulledUntil,
  replacePulled,
  takeTicket,
} from '#src/db/pulled.ts'
import { RemoteError } from '#src/remote/errors.ts'
import {
  type ChangeCursor,
  type ChangePage,
  pullChecks,
  pullKeyPhraseChecks,
  pullSearches,
} from '#src/remote/growing-tables.ts'
import type { Caller } from '#src/remote/rest.ts'
import {
  pullAlertRules,
  pullAlertSettings,
  pullAlerts,
  pullKeyPhrases,
  pullNotes,
  pullPlans,
  pullProfile,
  pullSubscription,
  pullUsage,
} from '#src/remote/tables.ts'

// A row is stamped before its transaction commits: one that took this long can still appear behind the cursor.
const overlapMs = 2 * 60_000
const lowestId = '00000000-0000-0000-0000-000000000000'

const whole: { [Name in ReplacedTable]: (caller: Caller) => Promise<StoredRow<Name>[]> } = {
  profile: pullProfile,
  plans: pullPlans,
  usage: async (caller) => (await pullUsage(caller)).map((usage) => ({ ...usage, user_id: caller.userId })),
  keyPhrases: pullKeyPhrases,
  notes: pullNotes,
  alertRules: pullAlertRules,
  alerts: pullAlerts,
  alertSettings: pullAlertSettings,
  subscription: pullSubscription,
}

interface GrowingTable<Name extends AppendedTable> {
  pull: (
    caller: Caller,
    cursor: ChangeCursor | null,
    limit: number,
  ) => Promise<ChangePage<StoredRow<Name> & GrowingRow>>
  /** How many rows come with one request, children not counted. */
  pageSize: number
  /** How many are written in one go: what blocks the page. */
  sliceSize: number
}

// A check holds the videos of all its pages, some 30 kB: fewer of them travel together.
const growing: { [Name in AppendedTable]: GrowingTable<Name> } = {
  searches: { pull: pullSearches, pageSize: 200, sliceSize: 50 },
  keyPhraseChecks: { pull: pullKeyPhraseChecks, pageSize: 1000, sliceSize: 200 },
  checks: { pull: pullChecks, pageSize: 50, sliceSize: 10 },
}

/**
 * Pulls every mirrored table. Throws RemoteError: `aborted` by the caller's signal, after which nothing is
 * written; `unreadable` also when single rows could not be read, after all others were kept. Throws StorageFull.
 */
export async function pullAll(caller: Caller): Promise<void> {
  await allEnded((Object.keys(whole) as ReplacedTable[]).map((name) => pullWhole(name, caller)))
  // After the key phrases: what belongs to none of them is dropped with them, and would not come again.
  await allEnded((Object.keys(growing) as AppendedTable[]).map((name) => pullNews(name, caller)))
}

/** Waits for all, so that nothing is written after the first failure was thrown. */
async function allEnded(pulls: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(pulls)).find((pull) => pull.status === 'rejected')
  if (failed) throw failed.reason
}

async function pullWhole<Name extends ReplacedTable>(name: Name, caller: Caller): Promise<void> {
  const ticket = await takeTicket()
  const rows = await whole[name](caller)
  assertGoingOn(caller)
  await replacePulled(name, rows, ticket)
  if (name === 'keyPhrases') await dropOrphans(ticket)
}

async function pullNews<Name extends AppendedTable>(name: Name, caller: Caller): Promise<void> {
  const { pull, pageSize, sliceSize }: GrowingTable<Name> = growing[name]
  let cursor = startingAt(await pulledUntil(name))
  let unreadable = 0
  do {
    const ticket = await takeTicket()
    const page: ChangePage<StoredRow<Name> & GrowingRow> = await pull(caller, cursor, pageSize)
    for (let start = 0; start < page.rows.length; start += sliceSize) {
      assertGoingOn(caller)
      await appendPulled(name, page.rows.slice(start, start + sliceSize), ticket)
    }
    unreadable += page.unreadable
    cursor = page.next
  } while (cursor)
  if (unreadable > 0) throw new RemoteError('unreadable', { message: `${unreadable} ${name} cannot be read` })
}

function assertGoingOn({ signal }: Caller): void {
  if (signal.aborted) throw new RemoteError('aborted')
}

function startingAt(until: string | null): ChangeCursor | null {
  if (until === null) return null
  return { changed_at: new Date(Date.parse(until) - overlapMs).toISOString(), id: lowestId }
}

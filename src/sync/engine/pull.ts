// Pulls changed rows, then missing rows, and from time to time compares all rows.

import { readMetadata, writeMetadata } from '#src/db/core/metadata.ts'
import { forgetBooks, takeTicket } from '#src/db/mirror/pull-books.ts'
import { keepEarly, keepPulled } from '#src/db/mirror/pulled.ts'
import { isComparisonDue, noteComparison, wantDifference } from '#src/db/missing/completeness.ts'
import { keepWanted } from '#src/db/missing/keep-wanted.ts'
import { nextWanted } from '#src/db/missing/wanted.ts'
import { keepToWindow } from '#src/db/space/disk-quota.ts'
import type { PagedRelation, RowName } from '#src/domain/sync/pulled.ts'
import { now } from '#src/lib/clock.ts'
import { inGroups } from '#src/lib/groups.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { arrivedAhead, pullChanges } from '#src/remote/tables/pull-changes.ts'
import type { Caller } from '#src/remote/tables/rest.ts'
import { namesPerPage, readRowNames, readRows } from '#src/remote/tables/rows-by-id.ts'
import { asOnlyTab, beating } from './only-tab.ts'

// Tabs that reconnect at the same time share the first tab's pull.
const freshMs = 2_000

// With more ids, the URL would be too long. A check is about 30 kB, so a request asks for fewer checks.
const idsPerRequest = 100
const checksPerRequest = 20

const checksPerLook = 200

/** Stores the first screens' data from a response that arrived while the store was being created. */
export async function keepArrived(userId: string): Promise<void> {
  const pulled = await arrivedAhead(userId)
  if (pulled === null) return
  const ticket = await takeTicket()
  if (ticket.books.cursor === null) await keepEarly(ticket, pulled)
}

/** Without `hurry`, does nothing if a pull has just ended. Throws like `pullAll`. */
export function pullOnce(caller: Caller, hurry: boolean): Promise<'done' | 'busy'> {
  return asOnlyTab('pull', caller.userId, async (working): Promise<'done'> => {
    const age = now().getTime() - ((await readMetadata('pulled_at')) ?? 0)
    if (!hurry && age >= 0 && age < freshMs) return 'done'
    const signal = AbortSignal.any([caller.signal, working.lost])
    await beating(working, () => pullAll({ ...caller, signal }))
    await writeMetadata('pulled_at', now().getTime())
    return 'done'
  })
}

/**
 * Pulls until device and server agree, or returns early if missing rows do not fit on the disk. Throws
 * RemoteError, or StorageFull if changed rows do not fit. Stores nothing once the caller's signal is aborted.
 */
export async function pullAll(caller: Caller): Promise<void> {
  for (;;) {
    const pulled = await pullChanged(caller)
    if (pulled === 'more') continue
    if ((await pullWanted(caller)) === 'full') return
    if (pulled.differing !== null) {
      for (const relation of pulled.differing) if ((await compareNames(caller, relation)) === 'full') return
      await pullWanted(caller)
      return noteComparison()
    }
    if (pulled.unanswered || !(await isComparisonDue())) return
  }
}

/** `unanswered` means that the server did not report the requested row counts. */
async function pullChanged(
  caller: Caller,
): Promise<'more' | { differing: PagedRelation[] | null; unanswered: boolean }> {
  const ticket = await takeTicket()
  const { cursor, open } = ticket.books
  const isWhole = cursor !== null && Object.keys(open).length === 0
  const asked = {
    cursor,
    open: Object.fromEntries(Object.entries(open).map(([relation, [range]]) => [relation, range])),
    tally: isWhole && (await isComparisonDue()),
  }
  const pulled = await pullChanges(caller, asked).catch(async (error: unknown) => {
    // The server may be refusing the stored cursor or ranges, so the next pull starts over.
    if (error instanceof RemoteError && error.kind === 'refused') await forgetBooks()
    throw error
  })
  assertGoingOn(caller)
  const kept = await keepPulled(ticket, pulled)
  if (kept === 'overtaken' || kept.more) return 'more'
  return { differing: kept.differing, unanswered: asked.tally && pulled.tally === null }
}

async function pullWanted(caller: Caller): Promise<'done' | 'full'> {
  let checks = 0
  const asked = new Set<string>()
  for (let batch = await nextWanted(); batch; batch = await nextWanted()) {
    const ticket = await takeTicket()
    // In parallel, because with high latency, requests spend more time waiting than transferring.
    const groups = inGroups(batch.ids, batch.table === 'checks' ? checksPerRequest : idsPerRequest)
    const kept = await Promise.all(
      groups.map(async (ids) => {
        const read = await readRows(caller, batch.table, ids)
        assertGoingOn(caller)
        return keepWanted(ticket, { ...batch, ids }, read)
      }),
    )
    if (kept.includes('full')) return 'full'
    if (batch.table !== 'checks') continue
    checks += batch.ids.length
    // Kept in memory, because on a full disk the time at which the user opened these checks may not be stored.
    if (batch.isAsked) for (const id of batch.ids) asked.add(id)
    if (checks % checksPerLook < batch.ids.length) await keepToWindow(caller.signal, asked)
  }
  if (checks > 0) await keepToWindow(caller.signal, asked)
  return 'done'
}

async function compareNames(caller: Caller, relation: PagedRelation): Promise<'kept' | 'full'> {
  const ticket = await takeTicket()
  const names: RowName[] = []
  let page: RowName[]
  do {
    page = await readRowNames(caller, relation, names.at(-1)?.id ?? null)
    assertGoingOn(caller)
    names.push(...page)
  } while (page.length === namesPerPage)
  return wantDifference(ticket, relation, names)
}

function assertGoingOn({ signal }: Caller): void {
  if (signal.aborted) throw new RemoteError('aborted')
}

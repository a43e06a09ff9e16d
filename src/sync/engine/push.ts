// Each change is settled, postponed or parked. Only later changes to its row or key phrase wait for it.
import { deviceId, forgetFact, type Outage, readOutage, writeMetadata } from '#src/db/core/metadata.ts'
import {
  nextMutations,
  parkEntry,
  postponeEntry,
  rowsOf,
  settleEntries,
  type WaitingMutation,
} from '#src/db/outbox/outbox.ts'
import { now } from '#src/lib/clock.ts'
import { orRemoteError, RemoteError, type RemoteErrorKind } from '#src/remote/errors.ts'
import { type Applied, maxMutations, sendMutations } from '#src/remote/tables/mutations.ts'
import type { Caller } from '#src/remote/tables/rest.ts'
import { asOnlyTab, type Working } from './only-tab.ts'
import { afterOutage, classifyFailure, maxWaitMs, msUntil, postponed } from './retry.ts'

const hurriedEveryMs = 1_000

export interface PushOptions extends Caller {
  /** Also sends postponed changes or searches. */
  hurry: boolean
}

export interface Pushed {
  sent: number
  obstacle: RemoteError | null
}

/** Ignores responses once `signal` is aborted. Returns a RemoteError as `obstacle`, and never throws it. */
export function pushOutbox(options: PushOptions): Promise<Pushed | 'busy'> {
  return asOnlyTab('send', options.userId, (working) => sendAll(options, working))
}

async function sendAll({ hurry, userId, signal }: PushOptions, { beat, lost }: Working): Promise<Pushed> {
  const over = AbortSignal.any([signal, lost])
  const outage = await readOutage()
  if (outage && !(await mayProbe(outage, hurry)))
    return { sent: 0, obstacle: new RemoteError(outage.kind as RemoteErrorKind) }
  const device = await deviceId()
  const tried = new Set<string>()
  const start = now().getTime()
  let sent = 0
  // The first change after an outage is sent alone, as a probe.
  let most = outage ? 1 : maxMutations
  while (!over.aborted) {
    const batch = await nextMutations(
      most,
      (entry) => !tried.has(entry.id) && (hurry || msUntil(entry.next_attempt_at, start) === 0),
    )
    if (batch.length === 0) break
    await beat()
    if (over.aborted) break
    const mutations = batch.map((entry) => ({ ...entry, rows: rowsOf(entry) }))
    const answer = await orRemoteError(sendMutations({ userId, signal: over }, device, mutations))
    if (over.aborted) break
    if (!(answer instanceof RemoteError)) {
      for (const { id } of batch) tried.add(id)
      sent += await keepOutcomes(batch, answer, hurry)
      await forgetFact('outage')
      most = Math.min(most === 1 ? maxMutations : most * 2, maxMutations)
    } else if (classifyFailure(answer) === 'retry') {
      await writeMetadata('outage', afterOutage(outage, answer, hurry))
      return { sent, obstacle: answer }
    } else if (batch[0] && batch.length === 1) {
      await parkEntry(batch[0], answer.code ?? answer.kind)
      most = maxMutations
    } else most = Math.ceil(batch.length / 4)
  }
  return { sent, obstacle: null }
}

// `hurry` skips the delay, but sends at most one request per second.
async function mayProbe(outage: Outage, hurry: boolean): Promise<boolean> {
  const time = now().getTime()
  if (msUntil(outage.until, time) === 0) return true
  if (!hurry) return false
  const soon = outage.tried_at + hurriedEveryMs
  if (msUntil(soon, time) === 0) return true
  if (soon < outage.until) await writeMetadata('outage', { ...outage, until: soon })
  return false
}

/** Returns Infinity if there is no change to send. */
export async function msUntilDue(): Promise<number> {
  const time = now().getTime()
  const outage = await readOutage()
  const dueMs = new Map<string, number>()
  for (const entry of await nextMutations(Number.POSITIVE_INFINITY, () => true)) {
    // A change is not due before earlier changes to its rows.
    const before = rowsOf(entry).map((row) => dueMs.get(row) ?? 0)
    dueMs.set(entry.row, Math.max(msUntil(entry.next_attempt_at, time), ...before))
  }
  const firstMs = Math.min(...dueMs.values())
  return Math.max(firstMs, outage && dueMs.size > 0 ? msUntil(outage.until, time) : 0)
}

async function keepOutcomes(
  batch: readonly WaitingMutation[],
  { position, outcomes }: Applied,
  hurry: boolean,
): Promise<number> {
  const applied = batch.filter((_, index) => outcomes[index]?.outcome === 'applied')
  await settleEntries(applied, position)
  for (const [index, entry] of batch.entries()) {
    const outcome = outcomes[index]
    if (outcome?.outcome === 'refused') await parkEntry(entry, outcome.code)
    if (outcome?.outcome !== 'failed') continue
    const wait = postponed(entry, new RemoteError('server', outcome), hurry, maxWaitMs)
    await postponeEntry(entry, { ...wait, last_error: outcome.message })
  }
  return applied.length
}

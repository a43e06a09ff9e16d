import * as v from 'valibot'
import type { PaidLevel } from '#src/domain/account/plans.ts'
import type { Invoice } from '#src/domain/account/rows.ts'
import { Uuid } from '#src/domain/row-values.ts'
import type { KeptWindow } from '#src/domain/sync/kept-window.ts'
import type { PullBooks } from '#src/domain/sync/pulled.ts'
import type { LastLook } from '#src/domain/tracking/last-look.ts'
import { now } from '#src/lib/clock.ts'
import { newId } from '#src/lib/ids.ts'
import { database } from './open.ts'

/** Stored after a request to send changes fails for a temporary reason, and deleted after one succeeds. */
const Outage = v.object({
  kind: v.string(),
  /** The number of failed requests, at least 1. Immediate retries are not counted. */
  failures: v.number(),
  tried_at: v.number(),
  /** When the next retry is due, in epoch milliseconds. */
  until: v.number(),
})
export type Outage = v.InferOutput<typeof Outage>

interface Facts {
  /** Identifies this database to the server, which stores it with each change. */
  device_id: string
  pulled: PullBooks
  /** When the device's rows were last compared with the server's, in epoch milliseconds. */
  compared_at: number
  /** The last heartbeats of the tabs that send changes, run searches and pull, in epoch milliseconds. */
  send_seen_at: number
  search_seen_at: number
  pull_seen_at: number
  making: string
  outage: Outage
  /** The end of the last successful pull, in epoch milliseconds. */
  pulled_at: number
  /** When searches and checks were last opened on this device (ISO 8601), by id. */
  opened: Record<string, string>
  window: KeptWindow
  pinned: readonly string[]
  looked: LastLook
  /** The phrase that the user tried before signing up. */
  first_phrase: string
  /** The keys of the report links that were published from this device, by link id. */
  report_keys: Record<string, string>
  checkout_plan: PaidLevel
  /** When the archive of an unfinished import was exported (ISO 8601); null if no import is unfinished. */
  unfinished_import: string | null
  invoices: { seen_at: string; invoices: readonly Invoice[] }
}

/** Returns undefined if not set. Does not validate the stored value. */
export async function readMetadata<Key extends keyof Facts>(key: Key): Promise<Facts[Key] | undefined> {
  const record = await database().$facts.get(key)
  return record?.value as Facts[Key] | undefined
}

/** Joins the open transaction, if any. */
export async function writeMetadata<Key extends keyof Facts>(key: Key, value: Facts[Key]): Promise<void> {
  await database().$facts.put({ key, value })
}

/** Joins the open transaction, if any. */
export async function forgetFact(key: keyof Facts): Promise<void> {
  await database().$facts.delete(key)
}

export function changeMetadata<Result>(change: () => Promise<Result>): Promise<Result> {
  const { $facts } = database()
  return $facts.db.transaction('rw', $facts, change)
}

// Longer than the longest pause between two heartbeats: a token refresh (4 s) followed by a request (10 s).
const silentMs = 15_000

export async function isAtWork(work: 'send' | 'search' | 'pull'): Promise<boolean> {
  return now().getTime() - ((await readMetadata(`${work}_seen_at`)) ?? 0) <= silentMs
}

export async function readOutage(): Promise<Outage | undefined> {
  const outage = await readMetadata('outage')
  return v.is(Outage, outage) ? outage : undefined
}

export function deviceId(): Promise<string> {
  return changeMetadata(async () => {
    const known = await readMetadata('device_id')
    if (v.is(Uuid, known)) return known
    const id = newId()
    await writeMetadata('device_id', id)
    return id
  })
}

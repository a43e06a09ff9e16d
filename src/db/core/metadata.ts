// Single facts about this database, each under its own key.
import * as v from 'valibot'
import type { PaidLevel } from '#src/domain/account/plans.ts'
import type { Invoice } from '#src/domain/account/rows.ts'
import type { KeptWindow } from '#src/domain/sync/kept-window.ts'
import type { PullBooks } from '#src/domain/sync/pulled.ts'
import type { LastLook } from '#src/domain/tracking/last-look.ts'
import { now } from '#src/lib/clock.ts'
import { newId } from '#src/lib/ids.ts'
import { database } from './open.ts'

export interface SeenInvoices {
  seen_at: string
  invoices: readonly Invoice[]
}

/** The server could not be reached or could not answer; kept for all tabs. */
const Outage = v.object({
  /** Why, as the wire's errors are called. */
  kind: v.string(),
  /** How often it was asked in vain, tries in a hurry not counted. */
  failures: v.number(),
  tried_at: v.number(),
  /** When the next try is due; epoch milliseconds. */
  until: v.number(),
})
export type Outage = v.InferOutput<typeof Outage>

interface Facts {
  /** Names this database to the server; with a change's sequence it says in which order changes were made. */
  device_id: string
  /** How far the pulls have come: see pull-books.ts. */
  pulled: PullBooks
  /** When device and server were last found to hold the same rows; epoch milliseconds. */
  compared_at: number
  /** When a tab last showed that it is at this work; epoch milliseconds. */
  send_seen_at: number
  search_seen_at: number
  pull_seen_at: number
  /** The id of the queued search that a tab is making. */
  making: string
  /** The server could not take changes, at last. */
  outage: Outage
  /** When a tab last finished a pull; epoch milliseconds. */
  pulled_at: number
  /** When searches and checks were last opened here, by id: see opened.ts. */
  opened: Record<string, string>
  /** How much of the checks is kept whole here. */
  window: KeptWindow
  /** The checks that stay here whatever goes, by id: see pinned.ts. */
  pinned: readonly string[]
  /** When the home screen was looked at: see last-look.ts. */
  looked: LastLook
  /** What was tried before there was an account: see first-phrase.ts. */
  first_phrase: string
  /** The plan of the checkout that was begun last: see checkout-plan.ts. */
  checkout_plan: PaidLevel
  /** When the archive was made whose import broke off, as the last pull told it. */
  unfinished_import: string | null
  /** The invoices as they were last seen. */
  invoices: SeenInvoices
}

/** The value under `key`, undefined before the first write. */
export async function readMetadata<Key extends keyof Facts>(key: Key): Promise<Facts[Key] | undefined> {
  const record = await database().$facts.get(key)
  return record?.value as Facts[Key] | undefined
}

/** Keeps `value` under `key`. Joins the transaction that is open. */
export async function writeMetadata<Key extends keyof Facts>(key: Key, value: Facts[Key]): Promise<void> {
  await database().$facts.put({ key, value })
}

/** Forgets what is under `key`. Joins the transaction that is open. */
export async function forgetFact(key: keyof Facts): Promise<void> {
  await database().$facts.delete(key)
}

// Longer than the longest time between two signs of a tab: a token (4 s) and a request (10 s).
const silentMs = 15_000

/** Whether a tab has shown a moment ago that it is at this work. */
export async function isAtWork(work: 'send' | 'search' | 'pull'): Promise<boolean> {
  return now().getTime() - ((await readMetadata(`${work}_seen_at`)) ?? 0) <= silentMs
}

/** What is known of an outage; undefined where there is none. */
export async function readOutage(): Promise<Outage | undefined> {
  const outage = await readMetadata('outage')
  return v.is(Outage, outage) ? outage : undefined
}

/** This database's device id, made at the first call. */
export function deviceId(): Promise<string> {
  const { $facts } = database()
  return database().transaction('rw', $facts, async () => {
    const known = await readMetadata('device_id')
    if (v.is(v.pipe(v.string(), v.uuid()), known)) return known
    const id = newId()
    await writeMetadata('device_id', id)
    return id
  })
}

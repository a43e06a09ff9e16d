// The window on the device: the checks stored in full. Of all others it has the head, for lists, and the positions,
// which are separate rows.
import { Dexie } from 'dexie'
import * as v from 'valibot'
import type { CheckHead, CheckRow } from '#src/domain/ranking/rows.ts'
import { type KeptCheck, KeptWindow, tooMany, usualWindow } from '#src/domain/sync/kept-window.ts'
import { now } from '#src/lib/clock.ts'
import { readMetadata, writeMetadata } from '../core/metadata.ts'
import { database } from '../core/open.ts'
import { askedFrom } from '../core/wanted-record.ts'
import { rowsInOutbox } from '../mirror/held.ts'
import { outboxRow } from '../mirror/tables.ts'
import { headOf, whole } from '../mirror/whole-records.ts'
import { want, wantedOf } from '../missing/wanted.ts'
import { readOpened, readPinned } from '../reads/kept-records.ts'
import { isQuotaFailure, noteFull } from './full-disk.ts'

// Each is read with its videos before it is evicted.
const atOnce = 50

/** The number of checks stored in full on this device, for live queries. */
export async function readWindow(): Promise<KeptWindow> {
  const chosen = await readMetadata('window')
  return v.is(KeptWindow, chosen) ? chosen : usualWindow
}

type Question = Pick<CheckHead, 'search_term' | 'country'>
type SizeKey = [bytes: number, term: string, country: CheckHead['country'], searched_at: string]

const sizes = '[bytes+search_term+country+searched_at]'
const byQuestion = '[search_term+country+searched_at]'
const ofSize = (from: number, below: number) => database().checks.where(sizes).between([from], [below])
const heads = () => ofSize(0, 1)
const wholeOnes = () => ofSize(1, Number.POSITIVE_INFINITY)

/** The time of the oldest check among the newest of its phrase; '' if there are fewer. */
async function findEdge({ search_term, country }: Question, perPhrase: number): Promise<string> {
  const newest = database()
    .checks.where(byQuestion)
    .between([search_term, country, Dexie.minKey], [search_term, country, Dexie.maxKey])
    .reverse()
  const [key] = await newest
    .offset(perPhrase - 1)
    .limit(1)
    .keys()
  return key === undefined ? '' : String((key as unknown as string[])[2])
}

/** Those of these checks, whose heads are here, that the device stores in full. Joins the open transaction. */
export async function inWindow<Head extends Question & { searched_at: string }>(
  checks: readonly Head[],
): Promise<Head[]> {
  const { perPhrase } = await readWindow()
  if (perPhrase === null) return [...checks]
  const kept: Head[] = []
  const questions = Map.groupBy(checks, ({ search_term, country }) => JSON.stringify([search_term, country]))
  for (const ofQuestion of questions.values()) {
    const edge = ofQuestion[0] ? await findEdge(ofQuestion[0], perPhrase) : ''
    kept.push(...ofQuestion.filter(({ searched_at }) => searched_at >= edge))
  }
  return kept
}

async function keptChecks(asked: ReadonlySet<string>): Promise<KeptCheck[]> {
  const [opened, held, pinned] = await Promise.all([readOpened(), rowsInOutbox(), readPinned()])
  const kept: KeptCheck[] = []
  await wholeOnes().eachKey((key, { primaryKey }) => {
    const [bytes, term, country, searched_at] = key as unknown as SizeKey
    const id = String(primaryKey)
    const stays = pinned.has(id) || asked.has(id) || held.has(outboxRow('checks', id))
    kept.push({
      ...{ id, bytes, searched_at, stays },
      question: JSON.stringify([term, country]),
      opened_at: opened[id],
    })
  })
  return kept
}

/** Whether the server has the results of this search or check, false while it runs or if only the device has them. */
export const isThere = ({ state, check_results }: Pick<CheckRow, 'state' | 'check_results'>) =>
  state !== 'pending' && check_results?.length !== 0

/** Evicts the results of these checks, if the server has them, and keeps their heads. */
async function leave(ids: readonly string[], signal: AbortSignal | undefined): Promise<void> {
  const { checks, $outbox } = database()
  for (let start = 0; start < ids.length && !signal?.aborted; start += atOnce)
    await database().transaction('rw', checks, $outbox, async () => {
      const held = await rowsInOutbox()
      const rows = await checks.bulkGet(ids.slice(start, start + atOnce))
      const going = rows
        .filter((row) => row !== undefined)
        .filter((row) => isThere(row) && !held.has(outboxRow('checks', row.id)))
      await checks.bulkPut(going.map((row) => headOf(row)))
    })
}

/**
 * Evicts checks beyond the window, except those the user has just opened. On a full disk that waits, as does everything
 * else.
 */
export async function keepToWindow(
  signal?: AbortSignal,
  asked: ReadonlySet<string> = new Set(),
): Promise<void> {
  try {
    await bringWithin(signal, asked)
  } catch (error) {
    if (!isQuotaFailure(error)) throw error
    await noteFull()
  }
}

async function bringWithin(signal: AbortSignal | undefined, asked: ReadonlySet<string>): Promise<void> {
  const window = await readWindow()
  const kept = await keptChecks(asked)
  const going = tooMany(kept, window, now())
  await leave(going, signal)
  if (signal?.aborted) return
  const gone = new Set(going)
  const here = kept.filter(({ id }) => !gone.has(id))
  const bytes = here.reduce((sum, check) => sum + check.bytes, 0)
  const another = bytes / Math.max(1, here.length)
  if (window.maxBytes === null || bytes + another <= window.maxBytes) return
  // Checks older than all of these do not fit.
  const oldest = here
    .filter(({ stays, opened_at }) => !stays && opened_at === undefined)
    .reduce<string>((time, { searched_at }) => (searched_at < time ? searched_at : time), askedFrom)
  await wantedOf('checks')
    .filter(({ at }) => at < oldest)
    .delete()
}

/** Changes the window: checks beyond it are evicted, and the next pull fetches the missing ones. */
export async function changeWindow(window: KeptWindow): Promise<void> {
  await writeMetadata('window', window)
  const lacking: (Question & { id: string; searched_at: string })[] = []
  await heads().eachKey((key, { primaryKey }) => {
    const [, search_term, country, searched_at] = key as unknown as SizeKey
    lacking.push({ id: String(primaryKey), search_term, country, searched_at })
  })
  const wanted = await inWindow(lacking)
  await want(wanted.map(({ id, searched_at }) => ({ table: 'checks', id, at: searched_at })))
  await keepToWindow()
}

export interface KeptOnDevice {
  /** Checks stored in full here, and their size. */
  checks: number
  bytes: number
  /** Checks of which only the head is here. */
  left: number
}

/** The size of the window, for live queries. */
export async function readKept(): Promise<KeptOnDevice> {
  let bytes = 0
  await wholeOnes().eachKey((key) => {
    bytes += (key as unknown as SizeKey)[0]
  })
  const [all, left] = await Promise.all([database().checks.count(), heads().count()])
  return { checks: all - left, bytes, left }
}

/** The checks of which only the head is here. */
export function leftChecks(): Promise<string[]> {
  return heads().primaryKeys()
}

/** Whether this device has the head of this check, and the server the results. */
export async function isLeft(id: string): Promise<boolean> {
  const check = await database().checks.get(id)
  return check !== undefined && whole('checks', check) === undefined
}

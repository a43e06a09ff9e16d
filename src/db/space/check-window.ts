// The window on the device: which checks it keeps whole. Of the others it has the head, which lists need, and the
// positions, which are rows of their own.
import { Dexie } from 'dexie'
import * as v from 'valibot'
import type { CheckHead, CheckRow } from '#src/domain/ranking/rows.ts'
import { type KeptCheck, KeptWindow, tooMany, usualWindow } from '#src/domain/sync/kept-window.ts'
import { now } from '#src/lib/clock.ts'
import { readMetadata, writeMetadata } from '../core/metadata.ts'
import { database } from '../core/open.ts'
import { rowsInOutbox } from '../mirror/held.ts'
import { outboxRow } from '../mirror/tables.ts'
import { headOf, whole } from '../mirror/whole-records.ts'
import { askedFrom, want, wantedOf } from '../missing/wanted.ts'
import { readOpened, readPinned } from '../reads/device-notes.ts'
import { isQuotaFailure, noteFull } from './full-disk.ts'

// Each is read with its videos before it goes.
const atOnce = 50

/** How much of the checks is kept whole on this device, for live queries. */
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

/** When the oldest check was made that is among the newest of its phrase; '' where there are not as many. */
async function edgeOf({ search_term, country }: Question, perPhrase: number): Promise<string> {
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

/** Those of these checks, whose heads are here, that the device keeps whole. Joins the transaction that is open. */
export async function inWindow<Head extends Question & { searched_at: string }>(
  checks: readonly Head[],
): Promise<Head[]> {
  const { perPhrase } = await readWindow()
  if (perPhrase === null) return [...checks]
  const kept: Head[] = []
  const questions = Map.groupBy(checks, ({ search_term, country }) => JSON.stringify([search_term, country]))
  for (const ofQuestion of questions.values()) {
    const edge = ofQuestion[0] ? await edgeOf(ofQuestion[0], perPhrase) : ''
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

/** Whether the server has what this search or check found: what is still under way or is kept here alone, it does not. */
export const isThere = ({ state, check_results }: Pick<CheckRow, 'state' | 'check_results'>) =>
  state !== 'pending' && check_results?.length !== 0

/** Leaves these checks to the server, if it has them, but for their heads. */
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
 * Brings what is kept whole back within the window, but for what was read just now because somebody asked for it. On a
 * full disk that waits, as all else does.
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
  // There is no room for what is older than all of these.
  const oldest = here
    .filter(({ stays, opened_at }) => !stays && opened_at === undefined)
    .reduce<string>((time, { searched_at }) => (searched_at < time ? searched_at : time), askedFrom)
  await wantedOf('checks')
    .filter(({ at }) => at < oldest)
    .delete()
}

/** Keeps another window from now on: what is too many goes, and what is missing is read by the next pull. */
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
  /** Checks that are whole here, and what they take. */
  checks: number
  bytes: number
  /** Checks of which only the head is here. */
  left: number
}

/** What the window comes to, for live queries. */
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

/** Whether this device has the head of this check, and the server the rest. */
export async function isLeft(id: string): Promise<boolean> {
  const check = await database().checks.get(id)
  return check !== undefined && whole('checks', check) === undefined
}

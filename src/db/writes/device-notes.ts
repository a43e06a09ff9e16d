// Notes that exist only on this device. Except for pins, a note that does not fit on a full disk is not worth an error.
import type { PaidLevel } from '#src/domain/account/plans.ts'
import { newsSince } from '#src/domain/tracking/last-look.ts'
import { now } from '#src/lib/clock.ts'
import { writeMetadata } from '../core/metadata.ts'
import { database } from '../core/open.ts'
import { readIdeas, readLastLook, readOpened, readPinned } from '../reads/device-notes.ts'

const maxOpened = 500
const maxIdeas = 20

/** Changes the notes in a transaction. */
function changeNotes(change: () => Promise<void>): Promise<void> {
  return database().transaction('rw', database().$facts, change)
}

/** Stores the plan of a checkout: a checkout leaves the app, and the user may come back without paying. */
export async function keepCheckoutPlan(plan: PaidLevel): Promise<void> {
  await writeMetadata('checkout_plan', plan).catch(() => undefined)
}

/** Stores the phrase that the user tried before signing up, to be the first search after a checkout. */
export async function keepFirstPhrase(phrase: string): Promise<void> {
  await writeMetadata('first_phrase', phrase).catch(() => undefined)
}

/** Saves a TikTok address, in place of `instead` if that is given. */
export async function keepIdea(address: string, instead = address): Promise<void> {
  await changeNotes(async () => {
    const others = (await readIdeas()).filter((known) => known !== address && known !== instead)
    await writeMetadata('ideas', [address, ...others].slice(0, maxIdeas))
  })
}

/** Records that the user is viewing the dashboard: of an account created then, with this newest check. */
export async function noteLook(now: Date, created_at: string, checked_at: string | null): Promise<void> {
  await changeNotes(async () => {
    const since = newsSince(await readLastLook(), created_at, now)
    await writeMetadata('looked', { seen_at: now.toISOString(), checked_at, since })
  }).catch(() => undefined)
}

/** Records that the user opened a search or check: a full disk first evicts records that were not opened. */
export async function noteOpened(id: string): Promise<void> {
  await changeNotes(async () => {
    const opened = Object.entries({ ...(await readOpened()), [id]: now().toISOString() })
    const newest = opened.sort(([, one], [, other]) => (one < other ? 1 : -1)).slice(0, maxOpened)
    await writeMetadata('opened', Object.fromEntries(newest))
  }).catch(() => undefined)
}

/** Pins a check to this device, or unpins it. */
export async function pin(id: string, pinned: boolean): Promise<void> {
  await changeNotes(async () => {
    const others = [...(await readPinned())].filter((other) => other !== id)
    await writeMetadata('pinned', pinned ? [...others, id] : others)
  })
}

// If a note cannot be stored, it is lost without an error. Only `pin` throws.
import type { PaidLevel } from '#src/domain/account/plans.ts'
import { newsSince } from '#src/domain/tracking/last-look.ts'
import { now } from '#src/lib/clock.ts'
import { changeMetadata, writeMetadata } from '../core/metadata.ts'
import { readLastLook, readOpened, readPinned } from '../reads/device-notes.ts'

/** Stores the chosen plan, because a checkout leaves the app and the user may return without paying. */
export async function keepCheckoutPlan(plan: PaidLevel): Promise<void> {
  await writeMetadata('checkout_plan', plan).catch(() => undefined)
}

/** Stores the phrase that the user tried before signing up. The dashboard suggests checking it. */
export async function keepFirstPhrase(phrase: string): Promise<void> {
  await writeMetadata('first_phrase', phrase).catch(() => undefined)
}

/** `created_at` is when the account was created; `checked_at` is the time of the newest check shown. */
export async function noteLook(time: Date, created_at: string, checked_at: string | null): Promise<void> {
  await changeMetadata(async () => {
    const since = newsSince(await readLastLook(), created_at, time)
    await writeMetadata('looked', { seen_at: time.toISOString(), checked_at, since })
  }).catch(() => undefined)
}

const maxOpened = 500

/** Delays the eviction of a search or check. */
export async function noteOpened(id: string): Promise<void> {
  await changeMetadata(async () => {
    const opened = Object.entries({ ...(await readOpened()), [id]: now().toISOString() })
    const newest = opened.sort(([, one], [, other]) => (one < other ? 1 : -1)).slice(0, maxOpened)
    await writeMetadata('opened', Object.fromEntries(newest))
  }).catch(() => undefined)
}

export async function pin(id: string, pinned: boolean): Promise<void> {
  await changeMetadata(async () => {
    const others = [...(await readPinned())].filter((other) => other !== id)
    await writeMetadata('pinned', pinned ? [...others, id] : others)
  })
}

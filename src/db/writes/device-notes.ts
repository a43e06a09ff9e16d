// Notes that exist only on this device. A note that does not fit on a full disk is not worth an error.
import type { PaidLevel } from '#src/domain/account/plans.ts'
import { newsSince } from '#src/domain/tracking/last-look.ts'
import { changeMetadata, writeMetadata } from '../core/metadata.ts'
import { readLastLook } from '../reads/device-notes.ts'

/** Stores the plan of a checkout: a checkout leaves the app, and the user may come back without paying. */
export async function keepCheckoutPlan(plan: PaidLevel): Promise<void> {
  await writeMetadata('checkout_plan', plan).catch(() => undefined)
}

/** Stores the phrase that the user tried before signing up, to be the first search after a checkout. */
export async function keepFirstPhrase(phrase: string): Promise<void> {
  await writeMetadata('first_phrase', phrase).catch(() => undefined)
}

/** Records that the user is viewing the dashboard: of an account created then, with this newest check. */
export async function noteLook(now: Date, created_at: string, checked_at: string | null): Promise<void> {
  await changeMetadata(async () => {
    const since = newsSince(await readLastLook(), created_at, now)
    await writeMetadata('looked', { seen_at: now.toISOString(), checked_at, since })
  }).catch(() => undefined)
}

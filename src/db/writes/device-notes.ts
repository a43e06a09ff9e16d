// If these notes do not fit on a full disk, no error is shown.
import type { PaidLevel } from '#src/domain/account/plans.ts'
import { newsSince } from '#src/domain/tracking/last-look.ts'
import { changeMetadata, writeMetadata } from '../core/metadata.ts'
import { readLastLook } from '../reads/device-notes.ts'

/** A checkout leaves the app, and the user may return without paying. */
export async function keepCheckoutPlan(plan: PaidLevel): Promise<void> {
  await writeMetadata('checkout_plan', plan).catch(() => undefined)
}

/** The dashboard suggests a check of the phrase tried before signing up. */
export async function keepFirstPhrase(phrase: string): Promise<void> {
  await writeMetadata('first_phrase', phrase).catch(() => undefined)
}

/** `created_at` is the account's creation, `checked_at` the newest check shown. */
export async function noteLook(now: Date, created_at: string, checked_at: string | null): Promise<void> {
  await changeMetadata(async () => {
    const since = newsSince(await readLastLook(), created_at, now)
    await writeMetadata('looked', { seen_at: now.toISOString(), checked_at, since })
  }).catch(() => undefined)
}

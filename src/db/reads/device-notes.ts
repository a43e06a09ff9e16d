import * as v from 'valibot'
import { type PaidLevel, readPaidLevel } from '#src/domain/account/plans.ts'
import { LastLook } from '#src/domain/tracking/last-look.ts'
import { readMetadata } from '../core/metadata.ts'

export async function readCheckoutPlan(): Promise<PaidLevel | null> {
  const plan = await readMetadata('checkout_plan')
  return plan === undefined ? null : readPaidLevel(plan)
}

export async function readFirstPhrase(): Promise<string | null> {
  const phrase = await readMetadata('first_phrase')
  return typeof phrase === 'string' ? phrase : null
}

export async function readLastLook(): Promise<LastLook | undefined> {
  const looked = await readMetadata('looked')
  return v.is(LastLook, looked) ? looked : undefined
}

/** When each search or check was last opened on this device (ISO 8601), by its id. */
export async function readOpened(): Promise<Record<string, string>> {
  return (await readMetadata('opened')) ?? {}
}

/** The ids of searches and checks that are never evicted. */
export async function readPinned(): Promise<ReadonlySet<string>> {
  const pinned = await readMetadata('pinned')
  return new Set(Array.isArray(pinned) ? pinned : [])
}

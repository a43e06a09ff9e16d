import type {
  PlanRow,
  ProfileRow,
  SubscriptionLevel,
  SubscriptionRow,
  Usage,
} from '#src/domain/account/rows.ts'
import { readMetadata } from '../core/metadata.ts'
import { database } from '../core/open.ts'

/** Returns undefined before the first pull. */
export function readProfile(): Promise<ProfileRow | undefined> {
  const { profile, userId } = database()
  return profile.get(userId)
}

/** Returns null if the user has not been asked yet, and [] before the first pull. */
export async function readOwnAccounts(): Promise<readonly string[] | null> {
  const profile = await readProfile()
  return profile ? profile.own_accounts : []
}

/** Before the first pull, all fields are null. */
export async function readAllowance() {
  const [profile, usage] = await Promise.all([readProfile(), readUsage()])
  const plan = profile && (await readPlan(profile.subscription_level))
  return { profile: profile ?? null, plan: plan ?? null, usage: usage ?? null }
}
export type Allowance = Awaited<ReturnType<typeof readAllowance>>

/** As counted by the server; undefined before the first pull. */
function readUsage(): Promise<Usage | undefined> {
  const { usage, userId } = database()
  return usage.get(userId)
}

export function readPlan(level: SubscriptionLevel): Promise<PlanRow | undefined> {
  return database().plans.get(level)
}

/** Lowest plan first. */
export function readPlans(): Promise<PlanRow[]> {
  return database().plans.orderBy('rank').toArray()
}

export function readSubscription(): Promise<SubscriptionRow | undefined> {
  const { subscription, userId } = database()
  return subscription.get(userId)
}

export function readInvoices() {
  return readMetadata('invoices')
}

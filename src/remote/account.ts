// What a user does to the account as a whole. Every function throws RemoteError.
import * as v from 'valibot'
import { dataOf, restOf } from './rest.ts'
import { callAsUser } from './user-function.ts'

const Deleted = v.object({ deleted: v.literal(true) })

/** Deletes the account with everything in it and ends its subscription. */
export async function deleteAccount(userId: string): Promise<void> {
  await callAsUser('delete-account', userId, Deleted, { body: { confirmation: 'delete' } })
}

/** Goes down to the free plan. `refused` with `subscription_active` while one is paid for. */
export async function downgradeToFree(userId: string): Promise<void> {
  const caller = { userId, signal: new AbortController().signal }
  await dataOf(restOf(caller).rpc('downgrade_to_free').throwOnError())
}

// What a user does to the account as a whole. Every function throws RemoteError.
import * as v from 'valibot'
import { dataOf, postgrestFor } from '../tables/rest.ts'
import { callAsUser } from './user-function.ts'

const Deleted = v.object({ deleted: v.literal(true), complete: v.boolean() })

/**
 * Closes the account, ends its subscription and deletes everything in it. False where there is so much that the server
 * goes on with it by itself.
 */
export async function deleteAccount(userId: string): Promise<boolean> {
  const { complete } = await callAsUser('delete-account', userId, Deleted, {
    body: { confirmation: 'delete' },
  })
  return complete
}

/** Goes down to the free plan. `refused` with `subscription_active` while one is paid for. */
export async function downgradeToFree(userId: string): Promise<void> {
  const caller = { userId, signal: new AbortController().signal }
  await dataOf(postgrestFor(caller).rpc('downgrade_to_free').throwOnError())
}

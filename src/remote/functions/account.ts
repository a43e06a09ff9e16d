// Every function throws a RemoteError on failure.
import * as v from 'valibot'
import { type Caller, rpc } from '../tables/rest.ts'
import { callAsUser } from './user-function.ts'

const Deleted = v.object({ deleted: v.literal(true), complete: v.boolean() })

/** Returns false if the server will finish in the background because there is so much data. */
export async function deleteAccount(userId: string): Promise<boolean> {
  const { complete } = await callAsUser('delete-account', userId, Deleted, {
    body: { confirmation: 'delete' },
  })
  return complete
}

/** Throws `refused` with `subscription_active` while a paid subscription is active. */
export async function downgradeToFree(caller: Caller): Promise<void> {
  await rpc(caller, 'downgrade_to_free', v.unknown())
}

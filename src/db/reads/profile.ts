import type { ProfileRow } from '#src/domain/account/rows.ts'
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

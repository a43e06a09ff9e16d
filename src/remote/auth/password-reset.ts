// Uses a separate client in memory, because opening a reset link must not change the signed-in user.

import { RemoteError } from '../errors.ts'
import { throwIfFailed } from './auth-error.ts'
import { loneAuthClient } from './lone-auth-client.ts'

let client: ReturnType<typeof loneAuthClient> | null = null
let changedTo: string | null = null

/** The token hash or the tokens from the emailed link, or the user's email address and the emailed code. */
type ResetProof =
  | { token_hash: string }
  | { access_token: string; refresh_token: string }
  | { email: string; token: string }

/** Throws RemoteError, `refused` if the link or code is invalid or expired. */
export async function openResetSession(proof: ResetProof): Promise<void> {
  client = loneAuthClient()
  changedTo = null
  const answer =
    'access_token' in proof
      ? await client.setSession(proof)
      : await client.verifyOtp({ ...proof, type: 'recovery' })
  throwIfFailed(answer)
}

/**
 * Also ends all the user's sessions, because other people may know the old password. Throws RemoteError, for
 * example `refused` with `weak_password` or `same_password`, or `unauthorized` if no reset session is open.
 */
export async function resetPassword(password: string): Promise<void> {
  if (client === null) throw new RemoteError('unauthorized', { code: 'no_user_token' })
  // A retry after a failed sign-out does not send the same password again, which the server would refuse.
  if (changedTo !== password) {
    changedTo = null
    throwIfFailed(await client.updateUser({ password }))
    changedTo = password
  }
  throwIfFailed(await client.signOut({ scope: 'global' }))
  client = null
  changedTo = null
}

// A separate client in memory: opening a reset link must not change the signed-in user.

import { RemoteError } from '../errors.ts'
import { throwIfFailed } from './auth-error.ts'
import { type LoneAuthClient, loneAuthClient } from './lone-auth-client.ts'

let client: LoneAuthClient | null = null

function newClient(): LoneAuthClient {
  client = loneAuthClient()
  return client
}

/** Throws RemoteError, `refused` if the link is invalid or expired. */
export async function openResetSession(tokenHash: string): Promise<void> {
  throwIfFailed(await newClient().verifyOtp({ token_hash: tokenHash, type: 'recovery' }))
}

/** Opens the session with the code from the email. Throws like `openResetSession`. */
export async function openResetSessionByCode(email: string, code: string): Promise<void> {
  throwIfFailed(await newClient().verifyOtp({ email, token: code, type: 'recovery' }))
}

/** Throws like `openResetSession`. */
export async function openResetSessionFromTokens(accessToken: string, refreshToken: string): Promise<void> {
  const tokens = { access_token: accessToken, refresh_token: refreshToken }
  throwIfFailed(await newClient().setSession(tokens))
}

/**
 * Also ends all the user's sessions, since others may know the old password. Throws RemoteError, for example `refused`
 * with `weak_password` or `same_password`, or `unauthorized` if no reset session is open.
 */
export async function resetPassword(password: string): Promise<void> {
  if (client === null) throw new RemoteError('unauthorized', { code: 'no_user_token' })
  throwIfFailed(await client.updateUser({ password }))
  throwIfFailed(await client.signOut({ scope: 'global' }))
  client = null
}

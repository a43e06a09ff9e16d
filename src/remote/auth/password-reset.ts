// The session of a reset link. It lives in this tab's memory, in a client of its own: opening a link must neither
// sign anybody in on this device nor replace the person who is.

import { RemoteError } from '../errors.ts'
import { throwIfFailed } from './auth-error.ts'
import { type LoneAuthClient, loneAuthClient } from './lone-auth-client.ts'

let client: LoneAuthClient | null = null

function newClient(): LoneAuthClient {
  client = loneAuthClient()
  return client
}

/** Opens the session of a link that carries a token hash. Throws RemoteError; `refused`: invalid or expired. */
export async function openResetSession(tokenHash: string): Promise<void> {
  throwIfFailed(await newClient().verifyOtp({ token_hash: tokenHash, type: 'recovery' }))
}

/** Opens the session by the code of the mail to this address. Throws as above. */
export async function openResetSessionByCode(email: string, code: string): Promise<void> {
  throwIfFailed(await newClient().verifyOtp({ email, token: code, type: 'recovery' }))
}

/** Opens the session of a link that carries tokens in its hash. Throws as above. */
export async function openResetSessionFromTokens(accessToken: string, refreshToken: string): Promise<void> {
  const tokens = { access_token: accessToken, refresh_token: refreshToken }
  throwIfFailed(await newClient().setSession(tokens))
}

/**
 * Sets the password of the person whose link was opened and ends every session of theirs, on every device: who
 * resets a password may do it because somebody else knows the old one. Throws RemoteError; `refused` with
 * `weak_password` or `same_password`, `unauthorized` when no link was opened.
 */
export async function resetPassword(password: string): Promise<void> {
  if (client === null) throw new RemoteError('unauthorized', { code: 'no_user_token' })
  throwIfFailed(await client.updateUser({ password }))
  throwIfFailed(await client.signOut({ scope: 'global' }))
  client = null
}

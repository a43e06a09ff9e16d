import { accessToken } from './access-token.ts'
import { authClient } from './auth-client.ts'
import { throwIfFailed } from './auth-error.ts'
import { loneAuthClient } from './lone-auth-client.ts'

/** Uses a separate session. Throws RemoteError, `refused` if the password is wrong. */
export async function checkPassword(email: string, password: string, captchaToken?: string): Promise<void> {
  const client = loneAuthClient()
  const proof = captchaToken === undefined ? {} : { options: { captchaToken } }
  throwIfFailed(await client.signInWithPassword({ email, password, ...proof }))
  // A failure is harmless, because the tokens are not stored.
  await client.signOut({ scope: 'local' })
}

/**
 * This device stays signed in. A session older than a day needs a `code` from `mailCode`. Throws RemoteError,
 * for example `refused` with `weak_password`, `same_password`, `reauthentication_needed` if the code is
 * missing, or `reauthentication_not_valid` if it is wrong.
 */
export async function changePassword(current: string, password: string, code: string): Promise<void> {
  const client = await authClient()
  const nonce = code && { nonce: code }
  throwIfFailed(await client.updateUser({ password, current_password: current, ...nonce }))
}

/** Emails the `code` for `changePassword`. Throws RemoteError. */
export async function mailCode(): Promise<void> {
  throwIfFailed(await (await authClient()).reauthenticate())
}

/** Ends the user's other sessions. Throws RemoteError. */
export async function signOutOthers(): Promise<void> {
  const client = await authClient()
  // Not auth-js' signOut, which treats a missing or revoked session as success.
  throwIfFailed(await client.admin.signOut(await accessToken(), 'others'))
}

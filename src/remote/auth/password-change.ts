// Changes the signed-in user's password and ends their other sessions.
import { accessToken } from './access-token.ts'
import { authClient } from './auth-client.ts'
import { throwIfFailed } from './auth-error.ts'
import { loneAuthClient } from './lone-auth-client.ts'

/**
 * Verifies the current password with the auth server, in a separate session that ends immediately, so that an unlocked
 * device is not enough to change it. Throws RemoteError, `refused` if it is wrong.
 */
export async function checkPassword(email: string, password: string, captchaToken?: string): Promise<void> {
  const client = loneAuthClient()
  const proof = captchaToken === undefined ? {} : { options: { captchaToken } }
  throwIfFailed(await client.signInWithPassword({ email, password, ...proof }))
  // A failure is harmless, because the tokens are not stored.
  await client.signOut({ scope: 'local' })
}

/**
 * Sets a new password; this device stays signed in. The server may be configured to require the current one. Throws
 * RemoteError like `resetPassword`. If the session is older than a day, needs a `code` from `mailCode`: throws
 * `refused` with `reauthentication_needed` if it is missing, `reauthentication_not_valid` if it is wrong.
 */
export async function changePassword(current: string, password: string, code: string): Promise<void> {
  const client = await authClient()
  const nonce = code && { nonce: code }
  throwIfFailed(await client.updateUser({ password, current_password: current, ...nonce }))
}

/** Emails the code for changing the password. Throws RemoteError. */
export async function mailCode(): Promise<void> {
  throwIfFailed(await (await authClient()).reauthenticate())
}

/** Ends the user's sessions on all other devices. Throws RemoteError. */
export async function signOutOthers(): Promise<void> {
  const client = await authClient()
  // Not auth-js' signOut, which treats a missing or revoked session as success.
  throwIfFailed(await client.admin.signOut(await accessToken(), 'others'))
}

// A new password for the person who is signed in, and the end of that person's other sessions.
import { accessToken } from './access-token.ts'
import { authClient } from './auth-client.ts'
import { throwIfFailed } from './auth-error.ts'
import { loneAuthClient } from './lone-auth-client.ts'

/**
 * Checks a password with the auth server, in a session of its own that ends at once: whoever finds a device
 * unlocked must not take the account over. Throws RemoteError; `refused` when it is not this one.
 */
export async function checkPassword(email: string, password: string, captchaToken?: string): Promise<void> {
  const client = loneAuthClient()
  const proof = captchaToken === undefined ? {} : { options: { captchaToken } }
  throwIfFailed(await client.signInWithPassword({ email, password, ...proof }))
  // Nobody holds its tokens any more, whatever the server says to this.
  await client.signOut({ scope: 'local' })
}

/**
 * Sets a new password; this device stays signed in. The server asks for the current one too, if it is set up to.
 * Throws RemoteError as `resetPassword` does, and `refused` with `reauthentication_needed` if the session is older than
 * a day, until `code` is the one that `mailCode` sends; with `reauthentication_not_valid` if it is another one.
 */
export async function changePassword(current: string, password: string, code: string): Promise<void> {
  const client = await authClient()
  const nonce = code && { nonce: code }
  throwIfFailed(await client.updateUser({ password, current_password: current, ...nonce }))
}

/** Mails the code for a change of password. Throws RemoteError. */
export async function mailCode(): Promise<void> {
  throwIfFailed(await (await authClient()).reauthenticate())
}

/** Ends this person's sessions on every other device. Throws RemoteError. */
export async function signOutOthers(): Promise<void> {
  const client = await authClient()
  // Not auth-js' own signOut: it takes a session that is missing or was revoked for a success.
  throwIfFailed(await client.admin.signOut(await accessToken(), 'others'))
}

// What a person does with an account. Every function throws RemoteError; `message` is the server's own text,
// which the login page shows (spec, section 8).
import type { User } from '@supabase/auth-js'
import { authClient } from './auth-client.ts'
import { throwIfFailed } from './auth-error.ts'
import { type AuthEvent, announceClick, listenToAuth } from './auth-events.ts'
import { RemoteError } from './errors.ts'
import { forgetSession, storedTokens } from './stored-session.ts'

/**
 * Calls `listener`, synchronously, at every change of who is signed in. The first state comes from
 * `storedSession`; watch before anything else of this file is used. Returns the way to stop.
 */
export function watchAuth(listener: (event: AuthEvent) => void): () => void {
  authClient()
  return listenToAuth(listener)
}

export interface Person {
  userId: string
  email: string
}

function personOf({ id, email = '' }: User): Person {
  return { userId: id, email }
}

/** Creates an account. `confirm-email`: the server has sent a mail and waits for it to be answered. */
export async function signUp(email: string, password: string): Promise<Person | 'confirm-email'> {
  const answer = await authClient().signUp({ email, password })
  throwIfFailed(answer)
  return answer.data.session ? personOf(answer.data.session.user) : 'confirm-email'
}

/** Signs in and tells who it is. */
export async function signIn(email: string, password: string): Promise<Person> {
  const answer = await authClient().signInWithPassword({ email, password })
  throwIfFailed(answer)
  if (!answer.data.user)
    throw new RemoteError('unreadable', { message: 'The server did not say who signed in' })
  return personOf(answer.data.user)
}

/**
 * Signs out of this device at once, in every tab, with or without a network. The server is told afterwards and
 * nobody waits for it; `farewell` may still say something with the token that the session had. Never fails.
 */
export function signOut(farewell: (accessToken: string) => Promise<void> = async () => {}): void {
  const tokens = storedTokens()
  // Not auth-js' signOut: with an expired token and no network it first tries to refresh for half a minute.
  // Without the stored session its client has none either, and a refresh under way is discarded.
  forgetSession()
  announceClick()
  if (tokens) void tellServer(tokens.access_token, farewell)
}

async function tellServer(accessToken: string, farewell: (accessToken: string) => Promise<void>) {
  await farewell(accessToken).catch(() => {})
  await authClient()
    .admin.signOut(accessToken, 'local')
    .catch(() => {})
}

/** Sends the mail with the reset link. The server does not tell whether the address has an account. */
export async function requestPasswordReset(email: string): Promise<void> {
  throwIfFailed(await authClient().resetPasswordForEmail(email))
}

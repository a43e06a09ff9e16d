// Failed requests throw RemoteError. A `refused` error has the auth server's code and message.
import type { User } from '@supabase/auth-js'
import { routes } from '#src/domain/shell/routes.ts'
import { env } from '#src/lib/env.ts'
import { RemoteError } from '../errors.ts'
import { authClient } from './auth-client.ts'
import { throwIfFailed } from './auth-error.ts'
import { sessionStore } from './stored-session.ts'

// The browser stores the id of an account that it created, to recognize the account's confirmation link.
const signUpKey = 'keytrail-sign-up'

export interface Person {
  userId: string
  email: string
}

export function toPerson({ id, email = '' }: User): Person {
  return { userId: id, email }
}

function proof(captchaToken: string | undefined) {
  return captchaToken === undefined ? {} : { captchaToken }
}

/** Throws RemoteError `offline` if the client's code cannot be loaded. */
export async function loadClient(): Promise<void> {
  await authClient()
}

/** Returns `confirm-email` if the user must first confirm the address. */
export async function signUp(
  email: string,
  password: string,
  captchaToken?: string,
): Promise<Person | 'confirm-email'> {
  const client = await authClient()
  const options = { emailRedirectTo: env.siteUrl + routes.login, ...proof(captchaToken) }
  const answer = await client.signUp({ email, password, options })
  throwIfFailed(answer)
  const { user, session } = answer.data
  if (session) return toPerson(session.user)
  if (user) sessionStore.setItem(signUpKey, user.id)
  return 'confirm-email'
}

export function wasMadeHere({ userId }: Person): boolean {
  return sessionStore.getItem(signUpKey) === userId
}

export function forgetSignUp(): void {
  sessionStore.removeItem(signUpKey)
}

export async function signIn(email: string, password: string, captchaToken?: string): Promise<Person> {
  const client = await authClient()
  const answer = await client.signInWithPassword({ email, password, options: proof(captchaToken) })
  throwIfFailed(answer)
  if (!answer.data.user)
    throw new RemoteError('unreadable', { message: 'The server did not say who signed in' })
  forgetSignUp()
  return toPerson(answer.data.user)
}

/** The server does not reveal whether the address has an account. */
export async function requestPasswordReset(email: string, captchaToken?: string): Promise<void> {
  const client = await authClient()
  const options = { redirectTo: env.siteUrl + routes.resetPassword, ...proof(captchaToken) }
  throwIfFailed(await client.resetPasswordForEmail(email, options))
}

// How a person begins to use an account. Every function throws RemoteError; `message` is the server's own text,
// which the login page shows (spec, section 8).
import type { User } from '@supabase/auth-js'
import { routes } from '#src/domain/shell/routes.ts'
import { env } from '#src/lib/env.ts'
import { RemoteError } from '../errors.ts'
import { authClient } from './auth-client.ts'
import { throwIfFailed } from './auth-error.ts'
import { sessionStore } from './stored-session.ts'

// The id of the account that was made here and has yet to be confirmed, by which the link of its mail is known.
const signUpKey = 'keytrail-sign-up'

export interface Person {
  userId: string
  email: string
}

/** Whose account it is. */
export function personOf({ id, email = '' }: User): Person {
  return { userId: id, email }
}

/** What the server asks of everybody, where it is set up to: the token of a captcha. */
function proof(captchaToken: string | undefined) {
  return captchaToken === undefined ? {} : { captchaToken }
}

/** Creates an account. `confirm-email`: the server has sent a mail and waits for it to be answered. */
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
  if (session) return personOf(session.user)
  if (user) sessionStore.setItem(signUpKey, user.id)
  return 'confirm-email'
}

/** Whether this account was made in this browser. */
export function wasMadeHere({ userId }: Person): boolean {
  return sessionStore.getItem(signUpKey) === userId
}

/** Forgets which account was made in this browser, once a person has signed in. */
export function forgetSignUp(): void {
  sessionStore.removeItem(signUpKey)
}

/** Signs in and tells who it is. */
export async function signIn(email: string, password: string, captchaToken?: string): Promise<Person> {
  const client = await authClient()
  const answer = await client.signInWithPassword({ email, password, options: proof(captchaToken) })
  throwIfFailed(answer)
  if (!answer.data.user)
    throw new RemoteError('unreadable', { message: 'The server did not say who signed in' })
  forgetSignUp()
  return personOf(answer.data.user)
}

/** Sends the mail with the reset link. The server does not tell whether the address has an account. */
export async function requestPasswordReset(email: string, captchaToken?: string): Promise<void> {
  const client = await authClient()
  const options = { redirectTo: env.siteUrl + routes.resetPassword, ...proof(captchaToken) }
  throwIfFailed(await client.resetPasswordForEmail(email, options))
}

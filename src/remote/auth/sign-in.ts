// Signing up and in. Every function throws RemoteError with the server's message, which the login page shows.
import type { User } from '@supabase/auth-js'
import { routes } from '#src/domain/shell/routes.ts'
import { env } from '#src/lib/env.ts'
import { RemoteError } from '../errors.ts'
import { authClient } from './auth-client.ts'
import { throwIfFailed } from './auth-error.ts'

export interface Person {
  userId: string
  email: string
}

export function toPerson({ id, email = '' }: User): Person {
  return { userId: id, email }
}

/** The captcha token, if the server requires one. */
function proof(captchaToken: string | undefined) {
  return captchaToken === undefined ? {} : { captchaToken }
}

/** Creates an account. Returns `confirm-email` if the user must first confirm the address by mail. */
export async function signUp(
  email: string,
  password: string,
  captchaToken?: string,
): Promise<Person | 'confirm-email'> {
  const client = await authClient()
  const options = { emailRedirectTo: env.siteUrl + routes.login, ...proof(captchaToken) }
  const answer = await client.signUp({ email, password, options })
  throwIfFailed(answer)
  return answer.data.session ? toPerson(answer.data.session.user) : 'confirm-email'
}

/** Signs in and returns the user. */
export async function signIn(email: string, password: string, captchaToken?: string): Promise<Person> {
  const client = await authClient()
  const answer = await client.signInWithPassword({ email, password, options: proof(captchaToken) })
  throwIfFailed(answer)
  if (!answer.data.user)
    throw new RemoteError('unreadable', { message: 'The server did not say who signed in' })
  return toPerson(answer.data.user)
}

/** Sends a mail with a reset link. The server does not reveal whether the address has an account. */
export async function requestPasswordReset(email: string, captchaToken?: string): Promise<void> {
  const client = await authClient()
  const options = { redirectTo: env.siteUrl + routes.resetPassword, ...proof(captchaToken) }
  throwIfFailed(await client.resetPasswordForEmail(email, options))
}

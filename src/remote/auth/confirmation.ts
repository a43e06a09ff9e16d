// Confirms an email address; only `signIn` changes the signed-in user.
import type { EmailOtpType } from '@supabase/auth-js'
import type { MailLink } from '#src/domain/shell/mail-link.ts'
import { RemoteError } from '../errors.ts'
import { authClient } from './auth-client.ts'
import { throwIfFailed } from './auth-error.ts'
import { loneAuthClient } from './lone-auth-client.ts'
import { forgetSignUp, toPerson, wasMadeHere } from './sign-in.ts'

const types: readonly EmailOtpType[] = ['signup', 'email_change', 'magiclink', 'invite', 'email']

/** Throws RemoteError, `refused` if the link is invalid, used or expired. */
export async function openConfirmation({ search, hash }: MailLink) {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const read = (name: string) => query.get(name) ?? fragment.get(name) ?? ''
  const client = loneAuthClient()
  const tokens = { access_token: read('access_token'), refresh_token: read('refresh_token') }
  const type = types.find((known) => known === read('type')) ?? 'email'
  const isHashed = read('token_hash') !== ''
  if (!isHashed && tokens.access_token === '') throw new RemoteError('refused', { code: read('error_code') })
  const answer = isHashed
    ? await client.verifyOtp({ token_hash: read('token_hash'), type })
    : await client.setSession(tokens)
  throwIfFailed(answer)
  const { session } = answer.data
  if (!session) throw new RemoteError('unreadable')
  const person = toPerson(session.user)
  return {
    person,
    /** Whether the account was created in this browser. If not, the link may open someone else's account. */
    isExpected: wasMadeHere(person),
    /** Throws RemoteError. */
    async signIn() {
      throwIfFailed(await (await authClient()).setSession(session))
      forgetSignUp()
    },
    /** Ends the link's session. */
    async leave() {
      // A failure is harmless, because the tokens are only in memory.
      await client.signOut({ scope: 'local' })
    },
  }
}

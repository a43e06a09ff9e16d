// The link of a mail that confirms an address. It is opened beside whoever is signed in on this device.
import type { EmailOtpType } from '@supabase/auth-js'
import type { MailLink } from '#src/domain/shell/mail-link.ts'
import { RemoteError } from '../errors.ts'
import { authClient } from './auth-client.ts'
import { throwIfFailed } from './auth-error.ts'
import { loneAuthClient } from './lone-auth-client.ts'
import { type Person, personOf } from './sign-in.ts'

const types: readonly EmailOtpType[] = ['signup', 'email_change', 'magiclink', 'invite', 'email']

interface Confirmation {
  person: Person
  /** Signs the person in on this device. Throws RemoteError. */
  signIn(): Promise<void>
}

/** Opens the link. Throws RemoteError; `refused` where it is invalid, used up or too old. */
export async function openConfirmation({ search, hash }: MailLink): Promise<Confirmation> {
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
  return {
    person: personOf(session.user),
    async signIn() {
      throwIfFailed(await (await authClient()).setSession(session))
    },
  }
}

// Sends nothing without the user's token. supabase-js would send the public key, as for a visitor.
import { env } from '#src/lib/env.ts'
import { RemoteError } from '../errors.ts'
import { responseError } from '../response-error.ts'
import { exchange } from '../wire.ts'
import { accessToken, distrustToken, endSession, tokenSubject } from './access-token.ts'

/**
 * `userId` is undefined if any signed-in user may send the request. Throws RemoteError, also for an
 * unsuccessful response. `unauthorized` with `no_user_token` or `other_user` means that nothing was sent.
 */
export async function exchangeAsUser(
  url: string,
  init: RequestInit,
  userId: string | undefined,
  timeoutMs: number,
): Promise<Response> {
  const token = await accessToken(init.signal)
  if (token === env.supabaseKey) throw new RemoteError('unauthorized', { code: 'no_user_token' })
  if (userId !== undefined && tokenSubject(token) !== userId) {
    throw new RemoteError('unauthorized', { code: 'other_user' })
  }
  const headers = new Headers(init.headers)
  headers.set('apikey', env.supabaseKey)
  headers.set('authorization', `Bearer ${token}`)
  const response = await exchange(url, { ...init, headers }, timeoutMs)
  if (response.ok) return response
  if (response.status === 401) distrustToken(token)
  const error = await responseError(response)
  if (error.code === 'account_deleted') endSession('deleted')
  throw error
}

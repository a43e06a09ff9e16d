// Limits the wait for a token, because auth-js blocks for half a minute if the auth server is unreachable.
import * as v from 'valibot'
import { RemoteError } from '../errors.ts'
import { authClient, renewInTime } from './auth-client.ts'
import { announceEnd, type EndReason } from './auth-events.ts'
import { onRefreshFailure } from './auth-fetch.ts'
import { forgetSession, storedSession } from './stored-session.ts'

const refreshBoundMs = 4_000
// A token that expires this soon is renewed before use.
const marginMs = 20_000

let distrusted: string | null = null

/** Marks a token as refused by the server; the next `accessToken` call refreshes it. */
export function distrustToken(token: string): void {
  distrusted = token
}

/**
 * Throws RemoteError: `unauthorized` if no user is signed in or the auth server refuses the refresh,
 * `offline` if the refresh fails or takes longer than four seconds, `aborted` if `signal` aborts the refresh.
 */
export async function accessToken(signal?: AbortSignal | null): Promise<string> {
  const stored = storedSession()
  if (stored === null) throw new RemoteError('unauthorized', { code: 'no_user_token' })
  const { accessToken: token, expiresAt } = stored
  if (token === distrusted) return refreshed('refreshSession', signal)
  if (expiresAt - Date.now() <= marginMs) return refreshed('getSession', signal)
  renewInTime(expiresAt)
  return token
}

/** Ends the session immediately; auth-js would keep a revoked session until its token expires. */
export function endSession(reason: EndReason): void {
  if (storedSession() === null) return
  forgetSession()
  announceEnd(reason)
}

function refreshed(by: 'getSession' | 'refreshSession', signal?: AbortSignal | null): Promise<string> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new RemoteError('offline'))
    signal?.addEventListener('abort', () => reject(new RemoteError('aborted')), { once: true })
    const timer = setTimeout(giveUp, refreshBoundMs)
    // Rejects at the first failure, because auth-js retries for half a minute.
    const stopListening = onRefreshFailure(giveUp)
    authClient()
      .then(async (client) => client[by]())
      .then(({ data, error }) => {
        if (data.session) resolve(data.session.access_token)
        else if (error?.name === 'AuthRetryableFetchError') giveUp()
        else {
          const refusal = { status: error?.status, code: error?.code ?? 'no_user_token' }
          if (error?.status) endSession('refused')
          reject(new RemoteError('unauthorized', refusal))
        }
      })
      .catch(reject)
      .finally(() => {
        clearTimeout(timer)
        stopListening()
      })
  })
}

const Claims = v.object({ sub: v.string() })

/** Returns the unverified user id; null if the token cannot be parsed. */
export function tokenSubject(token: string): string | null {
  try {
    const payload = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')
    return v.parse(Claims, JSON.parse(atob(payload))).sub
  } catch {
    return null
  }
}

// Sends requests without adding a token or checking the status.

import { newId } from '#src/lib/ids.ts'
import { isOffline } from '#src/lib/network.ts'
import { RemoteError } from './errors.ts'

const bodiless = [101, 204, 205, 304]

/** Resolves for any status, after reading the body. Throws RemoteError `timeout`, `aborted` or `offline`. */
export async function exchange(url: string, init: RequestInit, timeoutMs: number): Promise<Response> {
  if (isOffline()) throw new RemoteError('offline')
  const headers = new Headers(init.headers)
  // For the edge functions' logs; other servers may disallow the header.
  if (url.includes('/functions/v1/')) headers.set('x-request-id', newId())
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), timeoutMs)
  const signal = init.signal ? AbortSignal.any([init.signal, timeout.signal]) : timeout.signal
  try {
    const response = await fetch(url, { ...init, headers, signal })
    // Reads the body here, so that the timeout covers it.
    const body = await response.text()
    return new Response(bodiless.includes(response.status) ? null : body, response)
  } catch (cause) {
    if (init.signal?.aborted) throw new RemoteError('aborted', { cause })
    if (timeout.signal.aborted) throw new RemoteError('timeout', { cause })
    throw new RemoteError('offline', { cause })
  } finally {
    clearTimeout(timer)
  }
}

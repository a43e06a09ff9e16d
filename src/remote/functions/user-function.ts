import type * as v from 'valibot'
import { env } from '#src/lib/env.ts'
import { exchangeAsUser } from '../auth/user-exchange.ts'
import { jsonBody, readResponse } from '../read-response.ts'

// A payment function tries a request to Stripe up to three times, for ten seconds each.
const paymentTimeoutMs = 35_000

interface UserCall {
  body?: Record<string, unknown>
  headers?: Record<string, string>
  signal?: AbortSignal
  timeoutMs?: number
}

/** Sends a POST with `body` or, if there is no body, a GET with `headers`. Throws RemoteError. */
export async function callAsUser<Answer>(
  name: string,
  userId: string | undefined,
  answer: v.GenericSchema<unknown, Answer>,
  { body, headers = {}, signal, timeoutMs = paymentTimeoutMs }: UserCall = {},
): Promise<Answer> {
  const init: RequestInit = body
    ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    : { headers }
  const url = `${env.supabaseUrl}/functions/v1/${name}`
  const response = await exchangeAsUser(url, { ...init, signal: signal ?? null }, userId, timeoutMs)
  return readResponse(answer, await jsonBody(response))
}

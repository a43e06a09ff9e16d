// supabase-js would add 48 kB of auth, realtime and storage code to every signed-in screen.
import { PostgrestClient } from '@supabase/postgrest-js'
import type * as v from 'valibot'
import { env } from '#src/lib/env.ts'
import { exchangeAsUser } from '../auth/user-exchange.ts'
import { RemoteError } from '../errors.ts'
import { readResponse } from '../read-response.ts'

const timeoutMs = 10_000

export interface Caller {
  userId: string
  signal: AbortSignal
}

export function postgrestFor({ userId, signal }: Caller, patienceMs = timeoutMs) {
  return new PostgrestClient(`${env.supabaseUrl}/rest/v1`, {
    fetch: (input, init) => exchangeAsUser(String(input), { ...init, signal }, userId, patienceMs),
    // Otherwise, postgrest-js would retry every error of `exchangeAsUser`, even a refusal.
    retry: false,
  })
}

/** Calls a procedure and parses its result. Throws RemoteError. */
export async function rpc<Output>(
  caller: Caller,
  name: string,
  result: v.GenericSchema<unknown, Output>,
  given: object = {},
  patienceMs = timeoutMs,
): Promise<Output> {
  return readResponse(result, await requestData(postgrestFor(caller, patienceMs).rpc(name, given)))
}

/** Throws RemoteError, `unreadable` if the response is not JSON. */
export async function requestData(request: {
  throwOnError(): PromiseLike<{ data: unknown }>
}): Promise<unknown> {
  try {
    return (await request.throwOnError()).data
  } catch (error) {
    throw error instanceof RemoteError ? error : new RemoteError('unreadable', { cause: error })
  }
}

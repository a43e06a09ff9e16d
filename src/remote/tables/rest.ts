// supabase-js would add 48 kB of auth, realtime and storage code to every signed-in screen.
import { PostgrestClient } from '@supabase/postgrest-js'
import { env } from '#src/lib/env.ts'
import { exchangeAsUser } from '../auth/user-exchange.ts'
import { RemoteError } from '../errors.ts'

const timeoutMs = 10_000

export interface Caller {
  userId: string
  signal: AbortSignal
}

/** Requests are not retried. */
export function postgrestFor({ userId, signal }: Caller, patienceMs = timeoutMs) {
  return new PostgrestClient(`${env.supabaseUrl}/rest/v1`, {
    fetch: (input, init) =>
      exchangeAsUser(String(input), { ...init, signal }, { timeoutMs: patienceMs, userId }),
    retry: false,
  })
}

/** `request` must use `throwOnError`. Throws RemoteError, `unreadable` if the response is not JSON. */
export async function requestData(request: PromiseLike<{ data: unknown }>): Promise<unknown> {
  try {
    return (await request).data
  } catch (error) {
    throw error instanceof RemoteError ? error : new RemoteError('unreadable', { cause: error })
  }
}

export function selectColumns(row: { entries: Record<string, unknown> }): string {
  return Object.keys(row.entries).join(',')
}

// PostgREST in one user's name, and its answers in a shape that can be trusted. Its client's own package: supabase-js would
// bring auth, realtime and storage to every signed-in screen, 48 kB of it.
import { PostgrestClient } from '@supabase/postgrest-js'
import { env } from '#src/lib/env.ts'
import { exchangeAsUser } from '../auth/user-exchange.ts'
import { RemoteError } from '../errors.ts'

const timeoutMs = 10_000

/** Who asks, and how the question is taken back. */
export interface Caller {
  userId: string
  signal: AbortSignal
}

/** The tables and procedures as this user sees them. Every failure is a RemoteError; nothing is retried here. */
export function postgrestFor({ userId, signal }: Caller, patienceMs = timeoutMs) {
  return new PostgrestClient(`${env.supabaseUrl}/rest/v1`, {
    fetch: (input, init) =>
      exchangeAsUser(String(input), { ...init, signal }, { timeoutMs: patienceMs, userId }),
    retry: false,
  })
}

/** The data of a request that was made with `throwOnError`. Throws RemoteError, `unreadable` if it is no JSON. */
export async function dataOf(request: PromiseLike<{ data: unknown }>): Promise<unknown> {
  try {
    return (await request).data
  } catch (error) {
    throw error instanceof RemoteError ? error : new RemoteError('unreadable', { cause: error })
  }
}

/** The names of a row's columns, as `select` takes them. */
export function columnsOf(row: { entries: Record<string, unknown> }): string {
  return Object.keys(row.entries).join(',')
}

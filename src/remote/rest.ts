// PostgREST in one user's name, and its answers in a shape that can be trusted.
import { PostgrestClient } from '@supabase/postgrest-js'
import * as v from 'valibot'
import { env } from '#src/lib/env.ts'
import { RemoteError } from './errors.ts'
import { exchangeAsUser } from './user-exchange.ts'

const timeoutMs = 10_000

/** Who asks, and how the question is taken back. */
export interface Caller {
  userId: string
  signal: AbortSignal
}

/** The tables and procedures as this user sees them. Every failure is a RemoteError; nothing is retried here. */
export function restOf({ userId, signal }: Caller, patienceMs = timeoutMs) {
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

type RowSchema<Row> = v.GenericSchema<unknown, Row>

/** The rows of an answer that can be read, and how many cannot. Throws `unreadable` when it is no list. */
export function readableRows<Row>(row: RowSchema<Row>, data: unknown): { rows: Row[]; unreadable: number } {
  if (!Array.isArray(data)) throw new RemoteError('unreadable')
  const parsed = data.map((item) => v.safeParse(row, item))
  const rows = parsed.flatMap((result) => (result.success ? [result.output] : []))
  return { rows, unreadable: parsed.length - rows.length }
}

/** All rows of an answer. Throws `unreadable` when a single one cannot be read. */
export function allRows<Row>(row: RowSchema<Row>, data: unknown): Row[] {
  const { rows, unreadable } = readableRows(row, data)
  if (unreadable > 0) throw new RemoteError('unreadable')
  return rows
}

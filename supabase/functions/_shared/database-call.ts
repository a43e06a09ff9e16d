// The database's functions, called with the secret key.
import { PostgrestClient } from '@supabase/postgrest-js'
import * as v from 'valibot'
import { isSearchErrorCode } from '../../../src/domain/search-errors.ts'
import type { PlatformEnv } from './env.ts'
import { SearchFailure } from './search-failure.ts'

/** Calls a function by name. Fails with the code of its refusal, or with `internal`. */
export type DatabaseCall = (name: string, parameters: Record<string, unknown>) => Promise<unknown>

/** The database behind the REST address of `env`, which `fetch` reaches. */
export function createDatabaseCall(env: PlatformEnv, fetch: typeof globalThis.fetch): DatabaseCall {
  const rest = new PostgrestClient(`${env.SUPABASE_URL}/rest/v1`, {
    headers: { apikey: env.SUPABASE_SECRET_KEY, authorization: `Bearer ${env.SUPABASE_SECRET_KEY}` },
    fetch,
  })
  return async (name, parameters) => {
    const { data, error, status } = await rest.rpc(name, parameters)
    if (error === null) return data
    if (isSearchErrorCode(error.hint)) throw new SearchFailure(error.hint)
    throw new SearchFailure('internal', `${name}: status ${status}, code ${error.code}`)
  }
}

/** What the database answered, as `schema` reads it. Fails with `internal` on another shape. */
export function readAnswer<Output>(schema: v.GenericSchema<unknown, Output>, answer: unknown): Output {
  const parsed = v.safeParse(schema, answer)
  if (parsed.success) return parsed.output
  throw new SearchFailure(
    'internal',
    `the database answered another shape at ${v.getDotPath(parsed.issues[0])}`,
  )
}

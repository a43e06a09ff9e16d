import { createClient } from '@supabase/supabase-js'
import * as v from 'valibot'
import { Failure, isBusyState, isFailureCode } from './failure.ts'
import { withRequestId } from './log/request-scope.ts'

/** Fails with the code that the database raises, with `busy` if a retry may succeed, or with `internal`. */
export type DatabaseCall = (name: string, parameters: Record<string, unknown>) => Promise<unknown>

/** Statuses that do not come from the database: 0 for a network error, the others from a gateway. */
const noResponse = [0, 502, 503, 504]

type DatabaseEnv = Record<'SUPABASE_URL' | 'SUPABASE_SECRET_KEY', string>

export function createDatabaseCall(env: DatabaseEnv, fetch: typeof globalThis.fetch): DatabaseCall {
  const client = createClient(env.SUPABASE_URL, env.SUPABASE_SECRET_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => fetch(input, { ...init, headers: withRequestId(init?.headers) }) },
  })
  return async (name, parameters) => {
    const { data, error, status } = await client.rpc(name, parameters)
    if (error === null) return data
    if (isFailureCode(error.message)) throw new Failure(error.message)
    const isBusy = noResponse.includes(status) || isBusyState(error.code)
    throw new Failure(isBusy ? 'busy' : 'internal', {
      detail: `${name}: status ${status}, code ${error.code}`,
    })
  }
}

/** Wraps `call` to parse the response; fails with `internal` if the response is invalid. */
export function createRpc(call: DatabaseCall) {
  return async <Output>(
    name: string,
    schema: v.GenericSchema<unknown, Output>,
    parameters: Record<string, unknown> = {},
  ): Promise<Output> => readRows(schema, await call(name, parameters))
}

/** Fails with `internal` if the response is invalid. */
export function readRows<Output>(schema: v.GenericSchema<unknown, Output>, response: unknown): Output {
  const parsed = v.safeParse(schema, response)
  if (parsed.success) return parsed.output
  throw new Failure('internal', {
    detail: `invalid database response at ${v.getDotPath(parsed.issues[0])}`,
  })
}

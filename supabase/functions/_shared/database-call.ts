// The database's functions, called with the secret key.
import * as v from 'valibot'
import { isSearchErrorCode } from '../../../src/domain/search/search-errors.ts'
import { SearchFailure } from './search-failure.ts'
import { createServerRpc, type RpcEnv, RpcRefusal, type ServerRpc } from './server-rpc.ts'

/** Calls a function by name. Fails with the code of its refusal, or with `internal`. */
export type DatabaseCall = ServerRpc

/** The database behind the REST address of `env`, which `fetch` reaches. */
export function createDatabaseCall(env: RpcEnv, fetch: typeof globalThis.fetch): DatabaseCall {
  const rpc = createServerRpc(env, fetch)
  return async (name, parameters) => {
    try {
      return await rpc(name, parameters)
    } catch (error) {
      if (error instanceof RpcRefusal && isSearchErrorCode(error.hint)) throw new SearchFailure(error.hint)
      throw new SearchFailure('internal', error instanceof Error ? error.message : String(error))
    }
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

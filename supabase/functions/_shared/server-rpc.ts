import { PostgrestClient } from '@supabase/postgrest-js'
import { withRequestId } from './request-scope.ts'

/** Refused by a database function, with the hint that it raised. */
export class RpcRefusal extends Error {
  override readonly name = 'RpcRefusal'
  readonly hint: string

  constructor(hint: string, message: string) {
    super(message)
    this.hint = hint
  }
}

export type ServerRpc = (name: string, parameters: Record<string, unknown>) => Promise<unknown>

export interface RpcEnv {
  SUPABASE_URL: string
  SUPABASE_SECRET_KEY: string
}

/** Calls database functions with the secret key. Rejects with an RpcRefusal where the function said why, else an Error. */
export function createServerRpc(env: RpcEnv, fetch: typeof globalThis.fetch): ServerRpc {
  const rest = new PostgrestClient(`${env.SUPABASE_URL}/rest/v1`, {
    headers: { apikey: env.SUPABASE_SECRET_KEY, authorization: `Bearer ${env.SUPABASE_SECRET_KEY}` },
    fetch: (input, init) => fetch(input, { ...init, headers: withRequestId(init?.headers) }),
  })
  return async (name, parameters) => {
    const { data, error, status } = await rest.rpc(name, parameters)
    if (error === null) return data
    const message = `${name}: status ${status}, code ${error.code}`
    throw error.hint ? new RpcRefusal(error.hint, message) : new Error(message)
  }
}

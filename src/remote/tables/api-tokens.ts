import * as v from 'valibot'
import { type ApiScope, ApiToken } from '#src/domain/account/api-token.ts'
import { type Caller, rpc } from './rest.ts'

/** Newest first. Throws RemoteError. */
export function readTokens(caller: Caller): Promise<ApiToken[]> {
  return rpc(caller, 'my_api_tokens', v.array(ApiToken))
}

interface NewToken {
  name: string
  /** SHA-256, in hex. */
  hash: string
  scopes: readonly ApiScope[]
  days: number
}

/** Throws RemoteError. */
export async function createToken(caller: Caller, { name, hash, scopes, days }: NewToken): Promise<void> {
  const given = { p_name: name, p_hash: hash, p_scopes: scopes, p_days: days }
  await rpc(caller, 'create_api_token', v.unknown(), given)
}

/** Throws RemoteError. */
export async function revokeToken(caller: Caller, id: string): Promise<void> {
  await rpc(caller, 'revoke_api_token', v.unknown(), { p_id: id })
}

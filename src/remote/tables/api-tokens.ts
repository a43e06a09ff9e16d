import * as v from 'valibot'
import { type ApiScope, ApiToken } from '#src/domain/account/api-token.ts'
import { readResponse } from '../read-response.ts'
import { type Caller, postgrestFor, requestData } from './rest.ts'

/** Newest first. Throws RemoteError. */
export async function readTokens(caller: Caller): Promise<ApiToken[]> {
  return readResponse(
    v.array(ApiToken),
    await requestData(postgrestFor(caller).rpc('my_api_tokens').throwOnError()),
  )
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
  await requestData(postgrestFor(caller).rpc('create_api_token', given).throwOnError())
}

/** Throws RemoteError. */
export async function revokeToken(caller: Caller, id: string): Promise<void> {
  await requestData(postgrestFor(caller).rpc('revoke_api_token', { p_id: id }).throwOnError())
}

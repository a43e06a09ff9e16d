// The functions call the database with the secret key. The database verifies the token and runs the calls
// with its owner's rights (supabase/schemas/48_api_reads.sql).
import * as v from 'valibot'
import { isToken, looksLikeToken } from '../../../../src/domain/account/api-token.ts'
import type { VerifyUser } from '../auth/authenticate.ts'
import { clientAddress, hashedAddress } from '../auth/client-address.ts'
import { type DatabaseCall, readRows } from '../database.ts'
import { Failure, isFailureCode } from '../failure.ts'
import { RequestLimit } from '../http/problem.ts'

const openedSchema = v.object({
  refusal: v.optional(v.string()),
  limit: v.optional(RequestLimit),
  user_id: v.optional(v.string()),
  results: v.optional(v.array(v.unknown())),
})

type TokenCall = readonly [operation: string, given?: Record<string, unknown>]

/** The database calls of one API request. All of them together count as one request for the rate limit. */
export type TokenSession = ReturnType<typeof openSession>

export interface TokenDeps {
  call: DatabaseCall
  secretKey: string
}

/** How many requests with an unknown token a network address may make per day. */
const maxWrongTokens = 200

function readToken(headers: Headers): string {
  const token = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
  if (token === undefined) throw new Failure('unauthorized', { subject: 'token' })
  if (!isToken(token)) throw new Failure('malformed_token')
  return token
}

/** Fails with `unauthorized` or `malformed_token`. Only the session's calls verify the token. */
export function openSession(headers: Headers, { call, secretKey }: TokenDeps) {
  const p_token = readToken(headers)
  // The caller's country, set by the platform's proxy.
  const p_place = headers.get('cf-ipcountry')
  let limit: RequestLimit | null = null
  const token = () => ({ p_token, p_place, p_again: limit !== null })

  async function read(response: Promise<unknown>): Promise<v.InferOutput<typeof openedSchema>> {
    const opened = readRows(openedSchema, await response)
    limit = opened.limit ?? limit
    if (opened.refusal === undefined) return opened
    if (!isFailureCode(opened.refusal))
      throw new Failure('internal', { detail: `refused: ${opened.refusal}` })
    const isTooMany = opened.refusal === 'unknown_token' && (await isOneTooMany())
    throw new Failure(isTooMany ? 'too_many_wrong_tokens' : opened.refusal)
  }

  async function isOneTooMany(): Promise<boolean> {
    const p_address_hash = hashedAddress(clientAddress(headers), secretKey)
    const counted = { p_bucket: 'wrong_api_token', p_address_hash, p_limit: maxWrongTokens }
    return (await call('take_from_address', counted)) === null
  }

  return {
    /**
     * Runs the operations in one transaction and returns their results in order. Without operations, only
     * verifies the token. Fails with the code of the database's refusal, with `too_many_wrong_tokens`, or like
     * `DatabaseCall`.
     */
    async call(...calls: TokenCall[]): Promise<unknown[]> {
      const p_calls = calls.map(([operation, given = {}]) => ({ operation, arguments: given }))
      const { results } = await read(call('call_with_token', { ...token(), p_calls }))
      return readRows(v.pipe(v.array(v.unknown()), v.length(calls.length)), results)
    },
    /** Returns the id of the token's owner. Fails like `call`, or if the token may not spend credits. */
    async spender(): Promise<string> {
      const { user_id } = await read(call('use_api_token', { ...token(), p_scope: 'spend' }))
      return readRows(v.string(), user_id)
    },
    /** Returns the rate limit from the last call; null before the first call and for an unknown token. */
    limit: () => limit,
  }
}

/** Returns a `VerifyUser` that also accepts personal tokens, if they may spend credits. */
export function acceptTokens(verifyUser: VerifyUser, deps: TokenDeps): VerifyUser {
  return async (headers) => {
    const given = headers.get('authorization')?.replace(/^Bearer /i, '') ?? ''
    return looksLikeToken(given) ? await openSession(headers, deps).spender() : await verifyUser(headers)
  }
}

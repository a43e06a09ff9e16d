import postgres from 'postgres'
import type { ApiScope } from '#src/domain/account/api-token.ts'
import { type Account, call } from './api.ts'
import type { RunningStack } from './stack.ts'
import { guessToken, makeToken, setLevel } from './tokens.ts'

interface RefusedToken {
  kind: string
  status: number
  code: string
  /** The scopes whose operations refuse the token; if missing, all operations do. */
  scopes?: readonly ApiScope[]
  /** For a pro account that has no token yet. */
  make(stack: RunningStack, account: Account): string | Promise<string>
}

export const refusedTokens: readonly RefusedToken[] = [
  { kind: 'none', status: 401, code: 'unauthorized', make: () => '' },
  {
    kind: 'mistyped',
    status: 401,
    code: 'malformed_token',
    async make(stack, account) {
      const token = await makeToken(stack, account)
      return `${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`
    },
  },
  { kind: 'the app’s own session', status: 401, code: 'malformed_token', make: (_, { token }) => token },
  { kind: 'unknown', status: 401, code: 'unknown_token', make: guessToken },
  {
    kind: 'without the scope',
    status: 403,
    code: 'scope_required',
    scopes: ['track', 'spend'],
    make: (stack, account) => makeToken(stack, account, ['read']),
  },
  {
    kind: 'of an account whose plan no longer spends',
    status: 403,
    code: 'plan_without_scope',
    scopes: ['spend'],
    make: madeThen((stack, account) => setLevel(stack, account, 'premium')),
  },
  {
    kind: 'of an account whose plan ended',
    status: 403,
    code: 'plan_without_api',
    make: madeThen((stack, account) => setLevel(stack, account, 'free')),
  },
  { kind: 'revoked', status: 401, code: 'unknown_token', make: madeThen(revokeTokens) },
  { kind: 'expired', status: 401, code: 'expired_token', make: madeThen(expireTokens) },
  { kind: 'of a deleted account', status: 401, code: 'unknown_token', make: madeThen(deleteAccount) },
]

function madeThen(change: (stack: RunningStack, account: Account) => Promise<void>): RefusedToken['make'] {
  return async (stack, account) => {
    const token = await makeToken(stack, account)
    await change(stack, account)
    return token
  }
}

async function revokeTokens(stack: RunningStack, { token }: Account): Promise<void> {
  const listed = await call(stack, 'POST', '/rest/v1/rpc/my_api_tokens', { token, body: {} })
  for (const { id } of listed.body)
    await call(stack, 'POST', '/rest/v1/rpc/revoke_api_token', { token, body: { p_id: id } })
}

async function expireTokens({ databaseUrl }: RunningStack, { id }: Account): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1 })
  await sql`update private.api_tokens set expires_at = now() where user_id = ${id}`
  await sql.end()
}

async function deleteAccount(stack: RunningStack, { token }: Account): Promise<void> {
  await call(stack, 'POST', '/functions/v1/delete-account', { token, body: { confirmation: 'delete' } })
}

import type { ApiScope } from '#src/domain/account/api-token.ts'
import type { Account } from './api.ts'
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

async function makeThenLower(stack: RunningStack, account: Account, level: string): Promise<string> {
  const token = await makeToken(stack, account)
  await setLevel(stack, account, level)
  return token
}

/** One token for each part that refuses tokens; the tests of the functions and of the database cover all reasons. */
export const refusedTokens: readonly RefusedToken[] = [
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
    make: (stack, account) => makeThenLower(stack, account, 'premium'),
  },
  {
    kind: 'of an account whose plan ended',
    status: 403,
    code: 'plan_without_api',
    make: (stack, account) => makeThenLower(stack, account, 'free'),
  },
]

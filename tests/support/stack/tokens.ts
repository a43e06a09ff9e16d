import { createHash, randomBytes } from 'node:crypto'
import { type ApiScope, newToken } from '#src/domain/account/api-token.ts'
import {
  type Account,
  addKeyPhrase,
  call,
  callAsServer,
  changeElsewhere,
  checkPage,
  type Sent,
  type Stack,
  search,
  send,
} from './api.ts'
import type { RunningStack } from './stack.ts'

const hash = (token: string) => createHash('sha256').update(token).digest('hex')

/** Returns a well-formed token that the server does not know. */
export function guessToken(): string {
  return newToken((count) => randomBytes(count))
}

export async function makeToken(
  stack: Stack,
  account: Account,
  scopes: readonly ApiScope[] = ['read', 'track', 'spend'],
): Promise<string> {
  const token = guessToken()
  const created = await call(stack, 'POST', '/rest/v1/rpc/create_api_token', {
    token: account.token,
    body: { p_name: scopes.join(' '), p_hash: hash(token), p_scopes: scopes, p_days: 30 },
  })
  if (created.status >= 300) throw new Error(`the token was refused: ${JSON.stringify(created)}`)
  return token
}

export const callApi = (stack: Stack, method: string, path: string, sent: Sent = {}) =>
  send(`${stack.url}/functions/v1/api/v1${path}`, method, sent)

export async function fillAccount(stack: Stack, account: Account, keyword: string) {
  const phrase = await addKeyPhrase(stack, account, { keyword, account_name: 'ada' })
  const page = await checkPage(stack, account, keyword)
  const found = await search(stack, account, keyword)
  const idea = { id: crypto.randomUUID(), phrase: keyword, country: 'gb', stage: 'idea' }
  await changeElsewhere(stack, account, 'add_idea', { ...idea, created_at: new Date().toISOString() })
  const report = {
    id: crypto.randomUUID(),
    title: keyword,
    days: 7,
    key_hash: hash(guessToken()),
    content: {},
  }
  await changeElsewhere(stack, account, 'publish_report', report)
  const { searchId: check, nextCursor: nextPage } = page.body as { searchId: string; nextCursor: string }
  return { phrase, check, nextPage, search: String(found.body.searchId) }
}

interface RefusedToken {
  kind: string
  status: number
  code: string
  /** The scopes whose operations refuse the token; if missing, all operations do. */
  scopes?: readonly ApiScope[]
  /** `account` must be pro and have no token yet. */
  make(stack: RunningStack, account: Account): string | Promise<string>
}

async function makeThenLower(stack: RunningStack, account: Account, level: string): Promise<string> {
  const token = await makeToken(stack, account)
  const lowered = { subscription_level: level }
  await callAsServer(stack, 'PATCH', `/rest/v1/profiles?id=eq.${account.id}`, lowered)
  return token
}

/** One token for each code. The tests of the functions and of the database cover all reasons for a code. */
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

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

const hash = (token: string) => createHash('sha256').update(token).digest('hex')

/** Well-formed, but unknown to the server. */
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

export async function setLevel(stack: Stack, account: Account, subscription_level: string): Promise<void> {
  await callAsServer(stack, 'PATCH', `/rest/v1/profiles?id=eq.${account.id}`, { subscription_level })
}

/** Tracks a phrase, checks it, searches for it, adds an idea for it and publishes a report named after it. */
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

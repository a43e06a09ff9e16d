import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import type { RunningStack } from './stack.ts'

export interface Account {
  email: string
  password: string
  id: string
  token: string
  /** The auth server's response: tokens, their expiry and the user. */
  session: object
}

interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect responses of many shapes
  body: any
}

export type Stack = Pick<RunningStack, 'url' | 'keys'>

export interface Sent {
  token?: string
  /** Sent as JSON. */
  body?: unknown
  headers?: Record<string, string>
}

export function send(url: string, method: string, { token, body, headers }: Sent): Promise<Response> {
  return fetch(url, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

export async function call(stack: Stack, method: string, path: string, sent: Sent = {}): Promise<Answer> {
  const headers = { apikey: stack.keys.publishable, ...sent.headers }
  const response = await send(`${stack.url}${path}`, method, { ...sent, headers })
  const text = await response.text()
  return {
    status: response.status,
    body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
  }
}

/** Calls with the secret key. Throws if the server refuses. */
export async function callAsServer(
  stack: Stack,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer['body']> {
  const headers = { apikey: stack.keys.secret, authorization: `Bearer ${stack.keys.secret}` }
  const answer = await call(stack, method, path, { headers, body })
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`)
  return answer.body
}

type SignUpStack = Stack & Partial<Pick<RunningStack, 'dataDir' | 'mails'>>

const decoded = (text: string) =>
  text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))

async function mailsTo(email: string, { url, keys, dataDir = '', mails }: SignUpStack): Promise<string[]> {
  if (mails) return mails.flatMap(({ to, text }) => (to.includes(email) ? [decoded(text)] : []))
  const token = readFileSync(join(dataDir, 'sandbox-token'), 'utf8')
  const { body } = await call({ url, keys }, 'GET', '/sandbox/mail.json', { token })
  return body
    .toReversed()
    .flatMap((mail: { to: string; html: string }) => (mail.to === email ? [mail.html] : []))
}

/** Returns the session that the link in the newest email opens. */
async function followMail(stack: SignUpStack, email: string): Promise<Answer['body']> {
  const newest = await vi.waitUntil(async () => (await mailsTo(email, stack)).at(-1), { timeout: 20_000 })
  const [, token_hash = '', type = ''] = /token_hash=(\w+)&(?:amp;)?type=(\w+)/.exec(newest) ?? []
  const { body } = await call(stack, 'POST', '/auth/v1/verify', { body: { type, token_hash } })
  return body
}

export async function signUp(stack: SignUpStack): Promise<Account> {
  const email = `person-${crypto.randomUUID()}@keytrail.test`
  const password = 'a long enough password'
  const signedUp = await call(stack, 'POST', '/auth/v1/signup', { body: { email, password } })
  const body = signedUp.body.access_token ? signedUp.body : await followMail(stack, email)
  return { email, password, id: body.user.id, token: body.access_token, session: body }
}

export async function makeAccount(
  stack: SignUpStack,
  { level = 'free', name = 'Ada' } = {},
): Promise<Account> {
  const account = await signUp(stack)
  // Uses the secret key, because users cannot change their level.
  const profile = { first_name: name, last_name: 'Lovelace', subscription_level: level }
  await callAsServer(stack, 'PATCH', `/rest/v1/profiles?id=eq.${account.id}`, profile)
  return account
}

export function search(
  stack: Stack,
  account: Account,
  phrase: string,
  { id = crypto.randomUUID() as string, country = '' } = {},
): Promise<Answer> {
  const path = country
    ? `tiktok-autocomplete?${new URLSearchParams({ query: phrase, country })}`
    : `tiktok-search?${new URLSearchParams({ keyword: phrase })}`
  return call(stack, 'GET', `/functions/v1/${path}`, {
    token: account.token,
    headers: { 'idempotency-key': id },
  })
}

/** Requests the first page, unless the parameters have a cursor. */
export function checkPage(
  stack: Stack,
  account: Account,
  phrase: string,
  { id = crypto.randomUUID() as string, ...parameters }: Record<string, string> = {},
): Promise<Answer> {
  const query = new URLSearchParams({ keyword: phrase, country: 'gb', ...parameters })
  return call(stack, 'GET', `/functions/v1/tiktok-search-general?${query}`, {
    token: account.token,
    headers: { 'idempotency-key': id },
  })
}

export function changeElsewhere(
  stack: Stack,
  { token }: Pick<Account, 'token'>,
  kind: string,
  payload: object,
): Promise<Answer> {
  const [p_id, p_device_id] = [crypto.randomUUID(), crypto.randomUUID()]
  const body = { p_id, p_device_id, p_sequence: 1, p_kind: kind, p_payload: payload }
  return call(stack, 'POST', '/rest/v1/rpc/apply_mutation', { token, body })
}

export async function addKeyPhrase(
  stack: Stack,
  account: Pick<Account, 'token'>,
  phrase: { keyword: string; [column: string]: unknown },
): Promise<string> {
  const id = crypto.randomUUID()
  const added = { id, country: 'gb', status: true, ...phrase }
  const answer = await changeElsewhere(stack, account, 'add_key_phrase', added)
  if (answer.status >= 300) throw new Error(`the key phrase was refused: ${JSON.stringify(answer)}`)
  return id
}

export async function creditsUsed(stack: Stack, account: Account): Promise<number> {
  const { body } = await call(stack, 'POST', '/rest/v1/rpc/get_monthly_searches', {
    token: account.token,
    body: { user_uuid: account.id },
  })
  return Number(body)
}

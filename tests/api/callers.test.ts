import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Account, call, makeAccount } from '../support/stack/api.ts'
import { ownStack } from '../support/stack/own-stack.ts'
import { beginCheckout } from '../support/stack/payments.ts'
import { makeToken } from '../support/stack/tokens.ts'

const stack = ownStack()
let user: Account
let personalToken: string
beforeAll(async () => {
  user = await makeAccount(stack)
  personalToken = await makeToken(stack, await makeAccount(stack, { level: 'pro' }))
})

const tokens = {
  visitor: () => undefined,
  'publishable key': () => stack.keys.publishable,
  user: () => user.token,
  'personal token': () => personalToken,
  'secret key': () => stack.keys.secret,
}
type Caller = keyof typeof tokens
const callers = Object.keys(tokens) as Caller[]
const users: Caller[] = ['user']
const usersAndTokens: Caller[] = ['user', 'personal token']
const usersAndVisitors: Caller[] = ['user', 'visitor', 'publishable key']
const server: Caller[] = ['secret key']

interface Rule {
  method: 'GET' | 'POST'
  path?: string
  body?: unknown
  open: number
  /** Set if the function reports errors as pages instead of JSON, because people open it in a browser. */
  isPage?: true
  /** All other callers get a 401. */
  for: Caller[]
}

// Not in `rules`, because tokens.test.ts calls these with personal tokens.
const withTokens = ['api', 'mcp']
// If a function is missing here, the tests fail: decide who may call it, then list it.
const rules: Record<string, Rule> = {
  'tiktok-search': { method: 'GET', path: '?keyword=a', open: 200, for: usersAndVisitors },
  'tiktok-autocomplete': { method: 'GET', path: '?query=a&country=gb', open: 403, for: users },
  'tiktok-batch': { method: 'POST', body: { searches: [] }, open: 400, for: users },
  'tiktok-search-general': { method: 'GET', path: '?keyword=a', open: 200, for: usersAndTokens },
  'resolve-link': { method: 'GET', path: '?url=https%3A%2F%2Fevil.test%2Fa', open: 400, for: users },
  'track-key-phrases': { method: 'POST', open: 200, for: server },
  'send-alerts': { method: 'POST', open: 200, for: server },
  'send-digests': { method: 'POST', open: 200, for: server },
  'send-webhooks': { method: 'POST', open: 200, for: server },
  'send-webhooks/test': { method: 'POST', body: { webhook_id: 'a' }, open: 400, for: users },
  report: { method: 'GET', path: '?key=a', open: 404, isPage: true, for: callers },
  'stop-mail': { method: 'GET', path: '?user=a&token=b', open: 400, for: callers },
  'stripe-checkout': { method: 'POST', body: { plan: 'pro' }, open: 200, for: users },
  'get-invoices': { method: 'GET', open: 200, for: users },
  'create-portal-session': { method: 'POST', body: {}, open: 200, for: users },
  'delete-account': { method: 'POST', body: { confirmation: 'no' }, open: 400, for: users },
  'stripe-reconcile': { method: 'POST', open: 200, for: server },
  metrics: { method: 'GET', open: 200, for: server },
  // Accepts every caller, but responds with 400 because the request has no Stripe signature.
  'stripe-webhook': { method: 'POST', body: { id: 'evt_1' }, open: 400, for: callers },
  'contact-email': { method: 'POST', body: { name: 'A' }, open: 400, for: callers },
}

const functions = readdirSync(join(import.meta.dirname, '../../supabase/functions'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map((entry) => entry.name)

test('every function is listed', () => {
  const listed = Object.keys(rules).map((path) => path.replace(/\/.*/, ''))
  expect(new Set(functions)).toEqual(new Set([...listed, ...withTokens]))
})

describe.each(Object.entries(rules))('%s', (name, rule) => {
  test.each(callers)('called by %s', async (caller) => {
    // The portal needs a Stripe customer, which starting a checkout creates.
    if (name === 'create-portal-session' && caller === 'user') await beginCheckout(stack, user, 'pro')
    const token = tokens[caller]()
    const answer = await call(stack, rule.method, `/functions/v1/${name}${rule.path ?? ''}`, {
      headers: { 'idempotency-key': crypto.randomUUID() },
      ...(token ? { token } : {}),
      ...(rule.body === undefined ? {} : { body: rule.body }),
    })
    expect(answer.status).toBe(rule.for.includes(caller) ? rule.open : 401)
    if (answer.status >= 400 && !rule.isPage) {
      expect(Object.keys(answer.body)).toEqual(['error'])
      expect(Object.keys(answer.body.error)).toEqual(['code', 'message'])
    }
  })
})

test('a personal token grants access to no table and no account', async () => {
  for (const path of ['/rest/v1/profiles', '/rest/v1/rpc/my_api_tokens', '/auth/v1/user'])
    expect((await call(stack, 'GET', path, { token: personalToken })).status, path).toBeOneOf([401, 403])
})

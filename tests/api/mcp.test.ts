import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { beforeAll, expect, test } from 'vitest'
import type { ApiScope } from '#src/domain/account/api-token.ts'
import { type Account, creditsUsed, makeAccount } from '../support/stack/api.ts'
import { refusedTokens } from '../support/stack/refused-tokens.ts'
import { sharedStack } from '../support/stack/shared-stack.ts'
import { fillAccount, makeToken } from '../support/stack/tokens.ts'
import { serverRows } from '../support/stack/tracking.ts'

const stack = sharedStack()
let owner: Account
let stranger: Account
let token: string
const known = { phrase: '', check: '', search: '' }
const strangers = { ...known }
/** Occurs only in the stranger's rows. */
const secret = 'zebra crossing secret'
const others = /matcha|zebra/

beforeAll(async () => {
  owner = await makeAccount(stack, { level: 'pro' })
  token = await makeToken(stack, owner)
  Object.assign(known, await fillAccount(stack, owner, 'matcha'))
  stranger = await makeAccount(stack, { level: 'pro' })
  Object.assign(strangers, await fillAccount(stack, stranger, secret))
})

async function connect(bearer: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${stack.url}/functions/v1/mcp`), {
      requestInit: { headers: { authorization: `Bearer ${bearer}` } },
    }),
  )
  return client
}

/** All other tools need `read`. */
const toolScopes: Record<string, ApiScope> = {
  track_key_phrase: 'track',
  check_now: 'spend',
  search_now: 'spend',
}

const toolArguments = (): Record<string, Record<string, unknown>> => ({
  what_moved: {},
  list_key_phrases: {},
  key_phrase_history: { key_phrase_id: known.phrase },
  who_ranks: { check_id: known.check },
  compare_checks: { earlier_check_id: known.check, later_check_id: known.check },
  what_people_type: { phrase: 'matcha' },
  opportunities: {},
  track_key_phrase: { phrase: `tool ${crypto.randomUUID()}` },
  check_now: { phrase: 'matcha' },
  search_now: { phrase: 'matcha' },
  usage: {},
})

test('each answers its owner with text and data', async () => {
  const client = await connect(token)
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name).sort()).toEqual(Object.keys(toolArguments()).sort())
  for (const [name, given] of Object.entries(toolArguments())) {
    const said = await client.callTool({ name, arguments: given })
    expect(said.isError, JSON.stringify(said.content)).toBeUndefined()
    expect(Object.keys(said.structuredContent ?? {}).length, name).toBeGreaterThan(0)
    expect(JSON.stringify(said)).not.toContain(secret)
  }
})

test('another user’s ids and phrases reveal, change and cost nothing', async () => {
  const used = await creditsUsed(stack, owner)
  const { phrase, check, search } = strangers
  const attempts: [tool: string, given: Record<string, unknown>, code: string][] = [
    ['key_phrase_history', { key_phrase_id: phrase }, 'not_found'],
    ['who_ranks', { check_id: check }, 'not_found'],
    ['who_ranks', { phrase: secret }, 'not_found'],
    ['compare_checks', { earlier_check_id: known.check, later_check_id: check }, 'not_found'],
    ['compare_checks', { earlier_check_id: check, later_check_id: known.check }, 'not_found'],
    ['what_people_type', { phrase: secret }, 'not_found'],
    ['track_key_phrase', { phrase: 'mine', request_id: phrase }, 'invalid_change'],
    ['check_now', { phrase: secret, key_phrase_id: phrase }, 'invalid_request'],
    ['check_now', { phrase: secret, request_id: check }, 'key_reused'],
    ['search_now', { phrase: secret, request_id: search }, 'key_reused'],
  ]
  const client = await connect(token)
  for (const [name, given, code] of attempts) {
    const { isError, ...said } = await client.callTool({ name, arguments: given })
    const text = JSON.stringify(said)
    expect([name, isError, text]).toEqual([name, true, expect.stringContaining(`"${code}: `)])
    expect(text).not.toContain(secret)
    expect(text).not.toContain(stranger.id)
  }
  expect(await creditsUsed(stack, owner)).toBe(used)
  expect(await serverRows(stack, stranger, 'keywords')).toMatchObject([{ id: phrase, keyword: secret }])
})

test.each(refusedTokens)('every tool refuses a token: $kind', async ({ make, scopes, status, code }) => {
  const account = await makeAccount(stack, { level: 'pro' })
  const bearer = await make(stack, account)
  const calls = Object.entries(toolArguments())
  if (scopes) {
    const client = await connect(bearer)
    const isRefused = ([name]: [string, unknown]) => scopes.includes(toolScopes[name] ?? 'read')
    for (const [name, given] of calls.filter(isRefused)) {
      const { isError, content } = await client.callTool({ name, arguments: given })
      const text = JSON.stringify(content)
      expect([name, isError, text]).toEqual([name, true, expect.stringContaining(`"${code}: `)])
      expect(text).not.toMatch(others)
    }
    expect(await creditsUsed(stack, account)).toBe(0)
    expect(await serverRows(stack, account, 'keywords')).toEqual([])
    return
  }
  const messages: [method: string, params: object][] = [
    ['initialize', {}],
    ['tools/list', {}],
    ...calls.map(([name, given]): [string, object] => ['tools/call', { name, arguments: given }]),
  ]
  for (const [method, params] of messages) {
    const response: Response = await fetch(`${stack.url}/functions/v1/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const text = await response.text()
    expect([method, params, response.status, JSON.parse(text).code]).toEqual([method, params, status, code])
    expect(text).not.toMatch(others)
    expect(text).not.toContain('inputSchema')
  }
})

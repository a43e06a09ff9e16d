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

test('each tool returns text and data to its owner', async () => {
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

const ofScopes = refusedTokens.flatMap(({ scopes, ...token }) => (scopes ? [{ ...token, scopes }] : []))

// functions/mcp/handler.test.ts has the tokens that no tool accepts.
test.each(ofScopes)('each tool of a scope refuses a token $kind', async ({ make, scopes, code }) => {
  const account = await makeAccount(stack, { level: 'pro' })
  const client = await connect(await make(stack, account))
  const isRefused = ([name]: [string, unknown]) => scopes.includes(toolScopes[name] ?? 'read')
  for (const [name, given] of Object.entries(toolArguments()).filter(isRefused)) {
    const { isError, content } = await client.callTool({ name, arguments: given })
    const text = JSON.stringify(content)
    expect([name, isError, text]).toEqual([name, true, expect.stringContaining(`"${code}: `)])
    expect(text).not.toMatch(/matcha|zebra/)
  }
  expect(await creditsUsed(stack, account)).toBe(0)
  expect(await serverRows(stack, account, 'keywords')).toEqual([])
})

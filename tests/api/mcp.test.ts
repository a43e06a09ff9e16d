import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { beforeAll, expect, test } from 'vitest'
import { type Account, creditsUsed, makeAccount } from '../support/stack/api.ts'
import { ownStack } from '../support/stack/own-stack.ts'
import { fillAccount, guessToken, makeToken, setLevel } from '../support/stack/tokens.ts'

// The tools of the MCP server with each kind of token, on the whole stack, through the protocol's own client.

const stack = ownStack()
let owner: Account
let token: string
const known = { phrase: '', check: '' }
const strangers = { ...known }
/** Only in rows of the stranger. */
const secret = 'zebra crossing secret'

beforeAll(async () => {
  owner = await makeAccount(stack, { level: 'pro' })
  token = await makeToken(stack, owner)
  Object.assign(known, await fillAccount(stack, owner, 'matcha'))
  Object.assign(strangers, await fillAccount(stack, await makeAccount(stack, { level: 'pro' }), secret))
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

/** Arguments with which each tool succeeds. */
const toolArguments = (ids: typeof known): Record<string, Record<string, unknown>> => ({
  what_moved: {},
  list_key_phrases: {},
  key_phrase_history: { key_phrase_id: ids.phrase },
  who_ranks: { check_id: ids.check },
  compare_checks: { earlier_check_id: ids.check, later_check_id: ids.check },
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
  expect(tools.map(({ name }) => name).sort()).toEqual(Object.keys(toolArguments(known)).sort())
  for (const [name, given] of Object.entries(toolArguments(known))) {
    const { isError, content, structuredContent } = await client.callTool({ name, arguments: given })
    expect({ name, isError, content }).toMatchObject({ name, isError: undefined })
    expect(Object.keys(structuredContent ?? {}).length, name).toBeGreaterThan(0)
    expect(JSON.stringify(structuredContent)).not.toContain(secret)
  }
})

test('another user’s ids are not found', async () => {
  const client = await connect(token)
  for (const name of ['key_phrase_history', 'who_ranks', 'compare_checks']) {
    const answer = await client.callTool({ name, arguments: toolArguments(strangers)[name] ?? {} })
    expect(JSON.stringify(answer), name).toContain('not_found')
    expect(JSON.stringify(answer), name).not.toContain(secret)
  }
  const typed = await client.callTool({ name: 'what_people_type', arguments: { phrase: secret } })
  expect(typed.isError).toBe(true)
})

test('a token without the scope spends and changes nothing', async () => {
  const used = await creditsUsed(stack, owner)
  const client = await connect(await makeToken(stack, owner, ['read']))
  for (const name of ['track_key_phrase', 'check_now', 'search_now']) {
    const answer = await client.callTool({ name, arguments: toolArguments(known)[name] ?? {} })
    expect([name, answer.isError, JSON.stringify(answer.content)]).toEqual([
      name,
      true,
      expect.stringContaining('scope_required'),
    ])
  }
  expect(await creditsUsed(stack, owner)).toBe(used)
})

test.each<[string, () => Promise<string>, number]>([
  ['none', async () => '', 401],
  ['an unknown one', async () => guessToken(), 401],
  [
    'one whose plan ended',
    async () => {
      const account = await makeAccount(stack, { level: 'pro' })
      const bearer = await makeToken(stack, account)
      await setLevel(stack, account, 'free')
      return bearer
    },
    403,
  ],
])('no tool is listed or called with %s', async (_, makeBearer, status) => {
  const authorization = `Bearer ${await makeBearer()}`
  for (const method of ['initialize', 'tools/list', 'tools/call']) {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { name: 'usage', arguments: {} } })
    const headers = {
      authorization,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    }
    const response: Response = await fetch(`${stack.url}/functions/v1/mcp`, { method: 'POST', headers, body })
    expect([method, response.status]).toEqual([method, status])
    expect(await response.text()).not.toContain('inputSchema')
  }
})

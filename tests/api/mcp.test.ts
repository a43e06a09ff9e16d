import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { beforeAll, expect, test } from 'vitest'
import type { ApiScope } from '#src/domain/account/api-token.ts'
import { creditsUsed, makeAccount } from '../support/stack/api.ts'
import { refusedTokens } from '../support/stack/refused-tokens.ts'
import { sharedStack } from '../support/stack/shared-stack.ts'
import { fillAccount, makeToken } from '../support/stack/tokens.ts'
import { serverRows } from '../support/stack/tracking.ts'

const stack = sharedStack()
let token: string
const known = { phrase: '', check: '' }

beforeAll(async () => {
  const owner = await makeAccount(stack, { level: 'pro' })
  token = await makeToken(stack, owner)
  Object.assign(known, await fillAccount(stack, owner, 'matcha'))
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
  }
})

const ofScopes = refusedTokens.flatMap(({ scopes, ...token }) => (scopes ? [{ ...token, scopes }] : []))

// functions/mcp/handler.test.ts tests the tokens that no tool accepts.
test.each(ofScopes)('each tool of a scope refuses a token $kind', async ({ make, scopes, code }) => {
  const account = await makeAccount(stack, { level: 'pro' })
  const client = await connect(await make(stack, account))
  const isRefused = ([name]: [string, unknown]) => scopes.includes(toolScopes[name] ?? 'read')
  for (const [name, given] of Object.entries(toolArguments()).filter(isRefused)) {
    const { isError, content } = await client.callTool({ name, arguments: given })
    const text = JSON.stringify(content)
    expect([name, isError, text]).toEqual([name, true, expect.stringContaining(`"${code}: `)])
    expect(text).not.toContain('matcha')
  }
  expect(await creditsUsed(stack, account)).toBe(0)
  expect(await serverRows(stack, account, 'keywords')).toEqual([])
})

import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import Ajv, { type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { beforeAll, expect, test } from 'vitest'
import type { ApiScope } from '#src/domain/account/api-token.ts'
import {
  type Account,
  addKeyPhrase,
  call,
  changeElsewhere,
  creditsUsed,
  makeAccount,
} from '../support/stack/api.ts'
import { sharedStack } from '../support/stack/shared-stack.ts'
import { callApi, fillAccount, guessToken, makeToken, refusedTokens } from '../support/stack/tokens.ts'
import { serverRows } from '../support/stack/tracking.ts'

// Calls each operation of the stack's OpenAPI document and checks the responses against the schemas.
// Also calls each tool of the MCP server.

const stack = sharedStack()

interface Schema {
  $ref?: string
}
interface Described {
  operationId: string
  description: string
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}
interface Case {
  id: string
  method: string
  path: string
  scope: string
  described: Described
}

let owner: Account
let stranger: Account
/** Occurs only in the stranger's rows, so no response to the owner's tokens may contain it. */
const secret = 'zebra crossing secret'
const known = { phrase: '', check: '', search: '', nextPage: '' }
const strangers = { ...known }
let token: string
const cases: Case[] = []
const validators = new Map<string, ValidateFunction>()

async function readDocument(): Promise<void> {
  const response = await callApi(stack, 'GET', '/openapi.json')
  const document = await response.json()
  const ajv = new Ajv({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema(document, 'document')
  for (const [path, methods] of Object.entries<Record<string, Described>>(document.paths))
    for (const [method, described] of Object.entries(methods)) {
      const scope = /Scope: `(\w+)`/.exec(described.description)?.[1] ?? ''
      cases.push({ id: described.operationId, method: method.toUpperCase(), path, scope, described })
      for (const [status, { content = {} }] of Object.entries(described.responses))
        for (const type of Object.keys(content).filter((name) => name.includes('json'))) {
          const steps = ['paths', path, method, 'responses', status, 'content', type, 'schema']
          const pointer = steps.map((step) => encodeURIComponent(step.replaceAll('/', '~1'))).join('/')
          const validate = ajv.compile({ $ref: `document#/${pointer}` })
          validators.set(`${described.operationId} ${status}`, validate)
        }
    }
}

beforeAll(async () => {
  owner = await makeAccount(stack, { level: 'pro' })
  stranger = await makeAccount(stack, { level: 'pro' })
  token = await makeToken(stack, owner)
  Object.assign(known, await fillAccount(stack, owner, 'matcha'))
  Object.assign(strangers, await fillAccount(stack, stranger, secret))
  await readDocument()
  expect(cases).toHaveLength(17)
})

function requestOf(
  { id, path, method }: Case,
  ids: { phrase: string; check: string; search: string } = known,
) {
  const row = path.startsWith('/key-phrases')
    ? ids.phrase
    : path.startsWith('/checks')
      ? ids.check
      : ids.search
  const bodies: Record<string, unknown> = {
    addKeyPhrase: { phrase: `phrase ${crypto.randomUUID()}` },
    changeKeyPhrase: { tags: ['one'] },
    createCheck: { phrase: 'sourdough' },
    continueCheck: { next_page: known.nextPage },
    createSearch: { phrase: 'sourdough' },
  }
  return {
    method,
    path: path.replace('{id}', row),
    body: bodies[id],
    headers: { 'idempotency-key': crypto.randomUUID() },
  }
}

async function send(one: Case, bearer: string, ids?: Parameters<typeof requestOf>[1]) {
  const { method, path, body, headers } = requestOf(one, ids)
  const response = await callApi(stack, method, path, { token: bearer, body, headers })
  const text = await response.text()
  return { response, status: response.status, text, json: text === '' ? null : JSON.parse(text) }
}

test('another user’s ids return 404, and no data of that user', async () => {
  for (const one of cases) {
    const { status, text } = await send(one, token, strangers)
    if (one.path.includes('{id}')) expect({ id: one.id, status }).toEqual({ id: one.id, status: 404 })
    expect(text, one.id).not.toContain(secret)
    expect(text, one.id).not.toContain(stranger.id)
  }
  const listed = await call(stack, 'GET', `/rest/v1/keywords?id=eq.${strangers.phrase}`, {
    token: stranger.token,
  })
  expect(listed.body).toMatchObject([{ tags: [], status: true }])
})

test('every response matches the document', async () => {
  const rule = { id: crypto.randomUUID(), keyword_id: known.phrase, kind: 'lost', threshold: null }
  await changeElsewhere(stack, owner, 'put_alert_rule', rule)
  const ordered = [...cases].sort(
    (one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'),
  )
  for (const one of ordered) {
    const spare =
      one.method === 'DELETE' ? await addKeyPhrase(stack, owner, { keyword: 'spare' }) : known.phrase
    const { status, json } = await send(one, token, { ...known, phrase: spare })
    if (one.method === 'DELETE') {
      expect(status).toBe(204)
      continue
    }
    const validate = validators.get(`${one.id} ${status}`)
    expect(validate?.(json), `${one.id} ${status} ${JSON.stringify(validate?.errors?.slice(0, 3))}`).toBe(
      true,
    )
    expect(status, one.id).toBeLessThan(300)
    // An empty list would prove nothing.
    if (one.id.startsWith('list') && one.id !== 'listAlerts') expect(json.items, one.id).not.toEqual([])
  }
  const wrong = await send(cases[0] as Case, guessToken())
  const validate = validators.get(`${cases[0]?.id} 401`)
  expect(validate?.(wrong.json), JSON.stringify(validate?.errors)).toBe(true)
})

test.each(refusedTokens)('every operation refuses a token: $kind', async ({ make, scopes, status, code }) => {
  const bearer = await make(stack, await makeAccount(stack, { level: 'pro' }))
  const isRefused = ({ scope }: Case) => !scopes || scopes.some((name) => name === scope)
  for (const one of cases.filter(isRefused)) {
    const { response, text, json } = await send(one, bearer)
    expect([one.id, response.status, json.code]).toEqual([one.id, status, code])
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(text).not.toContain(secret)
    expect(text).not.toContain('matcha')
  }
  if (scopes) expect((await callApi(stack, 'GET', '/usage', { token: bearer })).status).toBe(200)
})

test('pages list every row once while rows are added and deleted between them', async () => {
  const account = await makeAccount(stack, { level: 'pro' })
  const bearer = await makeToken(stack, account)
  const first: string[] = []
  for (let n = 0; n < 23; n += 1) first.push(await addKeyPhrase(stack, account, { keyword: `row ${n}` }))
  const gone = new Set<string>()
  const seen: string[] = []
  let path: string | null = '/key-phrases?limit=5'
  while (path !== null) {
    const response: Response = await callApi(stack, 'GET', path, { token: bearer })
    const body: { items: { id: string }[]; next_cursor: string | null } = await response.json()
    seen.push(...body.items.map(({ id }) => id))
    path = body.next_cursor && `/key-phrases?limit=5&cursor=${body.next_cursor}`
    // Deletes the last listed row, whose id is in the cursor, and a row that is not listed yet. The next page
    // must not depend on either row.
    for (const id of [seen.at(-1), first.find((id) => !seen.includes(id))]) {
      if (!id) continue
      gone.add(id)
      await callApi(stack, 'DELETE', `/key-phrases/${id}`, { token: bearer })
    }
    await addKeyPhrase(stack, account, { keyword: `later ${seen.length}` })
  }
  expect(new Set(seen).size).toBe(seen.length)
  expect(first.filter((id) => !gone.has(id)).every((id) => seen.includes(id))).toBe(true)
})

test('the address of /search-check works with a token', async () => {
  const ask = async (bearer: string) => {
    const headers = { authorization: `Bearer ${bearer}`, 'idempotency-key': crypto.randomUUID() }
    return await fetch(`${stack.url}/functions/v1/tiktok-search-general?keyword=focaccia&country=gb`, {
      headers,
    })
  }
  const response = await ask(token)
  expect(response.status).toBe(200)
  const { searchId, data } = await response.json()
  expect(data.length).toBeGreaterThan(5)
  expect((await callApi(stack, 'GET', `/checks/${searchId}`, { token })).status).toBe(200)
  const reading = await ask(await makeToken(stack, owner, ['read']))
  expect([reading.status, (await reading.json()).error.code]).toEqual([403, 'scope_required'])
  expect((await ask(guessToken())).status).toBe(401)
})

async function connectMcp(bearer: string): Promise<Client> {
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

test('each tool of MCP returns text and data to its owner', async () => {
  const client = await connectMcp(token)
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
test.each(ofScopes)('each MCP tool of a scope refuses a token $kind', async ({ make, scopes, code }) => {
  const account = await makeAccount(stack, { level: 'pro' })
  const client = await connectMcp(await make(stack, account))
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

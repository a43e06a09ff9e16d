import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { KeyPhraseCheckRow, KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { withChecks } from '#src/domain/tracking/standing.ts'
import { trackedItem } from '#src/domain/tracking/tracked-item.ts'
import { readTable, tableText } from '#src/lib/file/csv.ts'
import { rankingTable } from '#src/words/check/ranking-table.ts'
import { trackedTable } from '#src/words/tracking/tracked-file.ts'
import { repetitions } from '../support/project/long-run.ts'
import {
  type Account,
  addKeyPhrase,
  call,
  callAsServer,
  checkPage,
  creditsUsed,
  makeAccount,
  search,
} from '../support/stack/api.ts'
import { ownStack } from '../support/stack/own-stack.ts'
import { callApi, guessToken, makeToken, setLevel } from '../support/stack/tokens.ts'
import { demoAccount, serverRows, trackElsewhere } from '../support/stack/tracking.ts'

const guesses = repetitions(300, 10_000)

const stack = ownStack()
let owner: Account
let token: string
let checkId: string

beforeAll(async () => {
  owner = await makeAccount(stack, { level: 'pro' })
  token = await makeToken(stack, owner)
  checkId = (await checkPage(stack, owner, 'matcha')).body.searchId
})

test('ten simultaneous checks with one key record one check and spend one credit', async () => {
  const used = await creditsUsed(stack, owner)
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const responses = await Promise.all(
    Array.from({ length: 10 }, () =>
      callApi(stack, 'POST', '/checks', { token, headers, body: { phrase: 'focaccia' } }),
    ),
  )
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(201))
  const bodies = await Promise.all(responses.map((response) => response.json()))
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
  expect(bodies[0].id).toBe(headers['idempotency-key'])
  expect(await creditsUsed(stack, owner)).toBe(used + 1)
})

test('the app and the API share the credits, and without credits the API returns 402', async () => {
  const account = await makeAccount(stack, { level: 'premium' })
  await setLevel(stack, account, 'pro')
  const bearer = await makeToken(stack, account)
  await callAsServer(stack, 'PATCH', '/rest/v1/plans?level=eq.pro', { monthly_credits: 3 })
  try {
    const check = () =>
      callApi(stack, 'POST', '/checks', {
        token: bearer,
        headers: { 'idempotency-key': crypto.randomUUID() },
        body: { phrase: 'focaccia' },
      })
    expect((await search(stack, account, 'app')).status).toBe(200)
    const both = await Promise.all([check(), check(), check(), search(stack, account, 'app 2')])
    expect(both.filter(({ status }) => status < 300)).toHaveLength(2)
    const refused = await check()
    expect(refused.status).toBe(402)
    expect(await refused.json()).toMatchObject({ code: 'credits_exhausted' })
    expect(await (await callApi(stack, 'GET', '/usage', { token: bearer })).json()).toMatchObject({
      credits: { used: 3, left: 0 },
    })
  } finally {
    await callAsServer(stack, 'PATCH', '/rest/v1/plans?level=eq.pro', { monthly_credits: 2000 })
  }
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
    // Deletes the last listed row, which the cursor names, and a row that is not listed yet.
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

async function expectFile(path: string, bearer: string, lines: Iterable<readonly string[]>): Promise<void> {
  const headers = { accept: 'text/csv' }
  const response = await callApi(stack, 'GET', path, { token: bearer, headers })
  // Unlike text(), this preserves the byte order mark.
  const served = Buffer.from(await response.arrayBuffer()).toString()
  const exported = (await Array.fromAsync(tableText(lines, 'csv'))).join('')
  expect(readTable(served)).toEqual(readTable(exported))
  expect(served).toBe(exported)
}

test('the CSV of key phrases and of a check matches the app’s export', async () => {
  const demo = await demoAccount(stack)
  const hostile = { tags: ['-1', 'größe'], video_id: '7301234567890123456' }
  await trackElsewhere(stack, demo, '=1+1, a "formula"', hostile)
  const phrases = await serverRows(stack, demo, 'keywords', 'order=created_at.desc,id.desc')
  const checks = v.parse(v.array(KeyPhraseCheckRow), await serverRows(stack, demo, 'key_phrase_checks'))
  const items = v.parse(v.array(KeyPhraseRow), phrases).map((row) => {
    const own = checks.filter(({ keyword_id }) => keyword_id === row.id)
    return trackedItem(row, withChecks(undefined, row.id, own))
  })
  const reading = await makeToken(stack, demo, ['read'])
  await expectFile('/key-phrases?limit=100', reading, trackedTable(items))

  const videos = await serverRows(
    stack,
    owner,
    'search_ranking_results',
    `search_id=eq.${checkId}&order=rank`,
  )
  expect(videos.length).toBeGreaterThan(5)
  await expectFile(`/checks/${checkId}`, token, rankingTable(videos, { tracked: [], accounts: [] }))
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

test(`${guesses} guesses reveal nothing, are limited, and keep no user from signing in`, async () => {
  const statuses = new Map<number, number>()
  let left = guesses
  const guess = async () => {
    while (left > 0) {
      left -= 1
      const response = await callApi(stack, 'GET', '/usage', { token: guessToken() })
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      expect(Object.keys(await response.json()).sort()).toEqual(['code', 'detail', 'status', 'title', 'type'])
    }
  }
  await Promise.all(Array.from({ length: 16 }, guess))
  expect([...statuses.keys()].sort()).toEqual([401, 429])
  // The tests above have used some of the day's 200 guesses.
  expect(statuses.get(401)).toBeLessThanOrEqual(200)
  const { status } = await call(stack, 'POST', '/auth/v1/token?grant_type=password', {
    body: { email: owner.email, password: owner.password },
  })
  expect(status).toBe(200)
  // A valid token from the same network is not locked out.
  expect((await callApi(stack, 'GET', '/usage', { token })).status).toBe(200)
})

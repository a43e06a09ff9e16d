// Races show only on a database with many connections.
import { get } from 'node:http'
import { beforeAll, expect, test } from 'vitest'
import { type Account, call, checkPage, creditsUsed, makeAccount, search } from '../support/stack/api.ts'
import { ownStack } from '../support/stack/own-stack.ts'

const stack = ownStack()
let account: Account
beforeAll(async () => {
  account = await makeAccount(stack, { level: 'pro' })
})

async function firstPage(of: Account, phrase: string): Promise<{ nextCursor: string; searchId: string }> {
  const { body } = await checkPage(stack, of, phrase)
  return { nextCursor: body.nextCursor, searchId: body.searchId }
}

const counted = (statuses: (number | undefined)[]) =>
  statuses.reduce<Record<string, number>>((counts, status) => {
    counts[String(status)] = (counts[String(status)] ?? 0) + 1
    return counts
  }, {})

/** Runs 25 at a time, because more would time out on a busy machine. */
async function manyTimes<Result>(times: number, task: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  let begun = 0
  const work = async () => {
    while (begun < times) {
      begun += 1
      results.push(await task())
    }
  }
  await Promise.all(Array.from({ length: 25 }, work))
  return results
}

test('200 searches of a free user, 25 at a time: 3 succeed, 197 are refused with 402', async () => {
  const free = await makeAccount(stack)
  const answers = await manyTimes(200, () => search(stack, free, 'running shoes'))
  expect(counted(answers.map(({ status }) => status))).toEqual({ 200: 3, 402: 197 })
  for (const { status, body } of answers)
    if (status === 402) expect(body.error.code).toBe('credits_exhausted')
  expect(await creditsUsed(stack, free)).toBe(3)
  const path = '/rest/v1/search_history?select=state,search_results(word)'
  const { body: rows } = await call(stack, 'GET', path, { token: free.token })
  expect(rows).toHaveLength(3)
  for (const { search_results } of rows) expect(search_results.length).toBeGreaterThan(4)
})

test('50 parallel calls for one page store it once and charge it once', async () => {
  const later = await firstPage(account, 'fifty at once')
  const before = await creditsUsed(stack, account)
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => checkPage(stack, account, 'fifty at once', later)),
  )
  const paid = answers.filter(({ status }) => status === 200)
  expect(paid).toHaveLength(1)
  for (const { status } of answers) expect([200, 400, 425]).toContain(status)
  expect(await creditsUsed(stack, account)).toBe(before + 1)
  const path = `/rest/v1/search_ranking_results?search_id=eq.${later.searchId}&order=rank&select=rank,video_url`
  const rows = (await call(stack, 'GET', path, { token: account.token })).body
  expect(rows.map(({ rank }: { rank: number }) => rank)).toEqual(Array.from({ length: 24 }, (_, n) => n + 1))
  expect(new Set(rows.map(({ video_url }: { video_url: string }) => video_url)).size).toBe(24)
})

test('one key sent 20 times at once returns one page with one response', async () => {
  const later = { ...(await firstPage(account, 'twenty of one')), id: crypto.randomUUID() }
  const before = await creditsUsed(stack, account)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => checkPage(stack, account, 'twenty of one', later)),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]).toMatchObject({ status: 200, body: { searchId: later.searchId } })
  expect(await creditsUsed(stack, account)).toBe(before + 1)
})

test('free has one page a check, gb, and three checks', async () => {
  const free = await makeAccount(stack)
  const later = await firstPage(free, 'free')
  const refused = { status: 403, body: { error: { code: 'plan_required' } } }
  expect(await checkPage(stack, free, 'free', later)).toMatchObject(refused)
  expect(await checkPage(stack, free, 'free', { nextCursor: later.nextCursor })).toMatchObject(refused)
  expect(await checkPage(stack, free, 'free', { country: 'us' })).toMatchObject(refused)
  await Promise.all(Array.from({ length: 5 }, () => checkPage(stack, free, 'free')))
  expect(await checkPage(stack, free, 'free')).toMatchObject({
    status: 402,
    body: { error: { code: 'credits_exhausted' } },
  })
  expect(await creditsUsed(stack, free)).toBe(3)
})

test('a page is refused unless it is the next one of the caller’s own check', async () => {
  const stranger = await makeAccount(stack, { level: 'pro' })
  const own = await firstPage(account, 'mine')
  const other = await firstPage(account, 'another of mine')
  const refused = { status: 400, body: { error: { code: 'invalid_request' } } }
  const before = await creditsUsed(stack, account)
  expect(await checkPage(stack, stranger, 'mine', own)).toMatchObject(refused)
  for (const wrong of [
    { ...own, searchId: other.searchId },
    { ...own, nextCursor: `${own.nextCursor.slice(0, -4)}AAAA` },
    { ...own, country: 'us' },
    { nextCursor: own.nextCursor },
    { searchId: own.searchId },
    { ...own, searchId: crypto.randomUUID() },
    { ...own, keyPhraseId: crypto.randomUUID() },
  ])
    expect(await checkPage(stack, account, 'mine', wrong), JSON.stringify(wrong)).toMatchObject(refused)
  expect(await checkPage(stack, account, 'not mine', own)).toMatchObject(refused)
  expect(await creditsUsed(stack, account)).toBe(before)
  expect(await creditsUsed(stack, stranger)).toBe(0)
  expect((await checkPage(stack, account, 'mine', own)).status).toBe(200)
  expect(await checkPage(stack, account, 'mine', own), 'a second time, by another key').toMatchObject(refused)
})

test('a phrase of every kind is checked unchanged', async () => {
  for (const phrase of ['100%', 'a/b', '#tag', "\"quoted\" 'it's'", 'وصفات', '👩‍🍳', 'x'.repeat(500)]) {
    const { status, body } = await checkPage(stack, account, phrase)
    expect(status, phrase).toBe(200)
    const path = `/rest/v1/search_history?id=eq.${body.searchId}&select=search_term`
    const rows = (await call(stack, 'GET', path, { token: account.token })).body
    expect(rows).toEqual([{ search_term: phrase }])
  }
})

function visit(headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const path = '/functions/v1/tiktok-search?keyword=demo&country=us'
    get({ port: stack.port, host: '127.0.0.1', path, headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).once('error', reject)
  })
}

test('a visitor has three searches a day, whatever identity they claim', async () => {
  const apikey = stack.keys.publishable
  const statuses = await Promise.all(
    Array.from({ length: 50 }, (_, n) => {
      const forged = `198.51.100.${n}`
      return visit({
        ...(n % 2 ? { apikey } : { authorization: `Bearer ${apikey}` }),
        'x-forwarded-for': forged,
        'x-real-ip': forged,
        'cf-connecting-ip': forged,
        forwarded: `for=${forged}`,
        cookie: `search_usage=${n}`,
      })
    }),
  )
  expect(counted(statuses)).toEqual({ 200: 3, 402: 47 })
  expect(await visit({ apikey })).toBe(402)
  expect(await visit({}), 'without even the publishable key').toBe(401)
  expect(await visit({ apikey, authorization: 'Bearer e30.e30.e30' })).toBe(401)
  const history = await call(stack, 'GET', '/rest/v1/search_history?search_term=eq.demo', {
    token: account.token,
  })
  expect(history.body).toEqual([])
  const signedIn = await call(stack, 'GET', '/functions/v1/tiktok-search?keyword=demo', {
    token: account.token,
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  expect(signedIn.status).toBe(200)
})

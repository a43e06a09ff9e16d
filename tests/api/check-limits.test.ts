// Races show only on a database with several connections.
import { get } from 'node:http'
import { beforeAll, expect, test } from 'vitest'
import { type Account, call, checkPage, creditsUsed, makeAccount } from '../support/stack/api.ts'
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

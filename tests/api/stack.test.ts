import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { call, creditsUsed, makeAccount, search } from '../support/api.ts'
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts'
import { type RunningStack, startStack } from '../support/stack.ts'

const running: { remove(): Promise<void> }[] = []
let postgres: PostgresServer | undefined
afterAll(async () => {
  for (const stack of running) await stack.remove()
  await postgres?.stop()
})

async function start(...parameters: Parameters<typeof startStack>): Promise<RunningStack> {
  const stack = await startStack(...parameters)
  running.push(stack)
  return stack
}

test('a second start keeps keys, accounts and searches, and SIGTERM leaves nothing running', async () => {
  const first = await start()
  expect(await call(first, 'GET', '/healthz')).toEqual({ status: 200, body: { ok: true } })
  const account = await makeAccount(first)
  expect(await search(first, account, 'running shoes')).toMatchObject({
    status: 200,
    body: { source: 'sample' },
  })
  expect(await first.stop()).toBe(0)
  await expect(fetch(`${first.url}/healthz`)).rejects.toThrow()

  const second = await start({}, first.dataDir)
  expect(second.keys).toEqual(first.keys)
  expect(await creditsUsed(second, account)).toBe(1)
})

test('the demo account is pro and has a history', async () => {
  const stack = await start()
  const { body } = await call(stack, 'POST', '/auth/v1/token?grant_type=password', {
    body: { email: 'demo@keytrail.test', password: 'keytrail-demo' },
  })
  const token = body.access_token
  const [profile] = (await call(stack, 'GET', '/rest/v1/profiles?select=*', { token })).body
  expect(profile).toMatchObject({ subscription_level: 'pro' })
  const tracked = await call(stack, 'GET', '/rest/v1/keywords?select=id,keyword', { token })
  expect(tracked.body.length).toBeGreaterThan(3)
  const days = await call(
    stack,
    'GET',
    `/rest/v1/search_history?select=searched_at&origin=eq.tracker&search_term=eq.${encodeURIComponent(tracked.body[0].keyword)}`,
    { token },
  )
  expect(days.body).toHaveLength(60)
})

test('a mail to reset the password lies in the outbox', async () => {
  const stack = await start()
  const account = await makeAccount(stack)
  await call(stack, 'POST', '/auth/v1/recover', { body: { email: account.email } })
  const { body } = await call(stack, 'GET', '/sandbox/mail.json')
  expect(body[0]).toMatchObject({ to: account.email, subject: 'Reset your Keytrail password' })
  expect(body[0].html).toContain(`${stack.url}/reset-password?token_hash=`)
})

test('two stacks cannot share one data folder', async () => {
  const stack = await start()
  await expect(startStack({}, stack.dataDir)).rejects.toThrow(/is in use by process/)
  expect(await call(stack, 'GET', '/healthz')).toMatchObject({ status: 200 })
})

test.each([
  ['PORT', 'eighty'],
  ['TIKAPI_URL', 'ftp://somewhere'],
  ['TIKTOK_SUGGESTIONS', 'myspace'],
  ['DATABASE_URL', 'mysql://localhost'],
])('a malformed %s ends the start with a message that names it', async (name, value) => {
  const stack = spawn('node', ['supabase/local/main.ts'], {
    env: { ...process.env, DATA_DIR: mkdtempSync(join(tmpdir(), 'keytrail-data-')), [name]: value },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  stack.stderr.on('data', (text: Buffer) => {
    complaint += text
  })
  const [code] = await once(stack, 'close')
  expect(code).toBe(1)
  expect(complaint).toContain(name)
})

test('the same stack runs on a PostgreSQL server', async () => {
  postgres = await startPostgres()
  const stack = await start({ DATABASE_URL: await postgres.createDatabase() })
  const account = await makeAccount(stack)
  const answers = await Promise.all(Array.from({ length: 20 }, () => search(stack, account, 'running shoes')))
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3)
  expect(answers.filter((answer) => answer.status === 402)).toHaveLength(17)
  const history = await call(stack, 'GET', '/rest/v1/search_history?select=id,search_results(word)', {
    token: account.token,
  })
  expect(history.body[0].search_results.length).toBeGreaterThan(4)
})

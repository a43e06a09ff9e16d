import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import postgres from 'postgres'
import { expect, onTestFinished, test } from 'vitest'
import { copySeededDatabase } from '../support/database/seeded-database.ts'
import { call, creditsUsed, makeAccount, search } from '../support/stack/api.ts'
import { freePort } from '../support/stack/free-port.ts'
import { ownStack } from '../support/stack/own-stack.ts'
import { copySeededData } from '../support/stack/seeded-data.ts'
import { embedded, startStack } from '../support/stack/stack.ts'

const stack = ownStack()

test('a second start keeps keys, accounts and searches, and SIGTERM ends all processes', async () => {
  const first = await startStack(embedded)
  onTestFinished(() => first.remove())
  expect(await call(first, 'GET', '/healthz')).toEqual({ status: 200, body: { ok: true } })
  const account = await makeAccount(first)
  expect(await search(first, account, 'running shoes')).toMatchObject({
    status: 200,
    body: { source: 'sample' },
  })
  for (const file of ['postgres', 'postgres/PG_VERSION'])
    expect(statSync(join(first.dataDir, file)).mode & 0o077, `${file} is its owner’s alone`).toBe(0)
  expect(await first.stop()).toBe(0)
  await expect(fetch(`${first.url}/healthz`)).rejects.toThrow()

  const second = await startStack({}, first.dataDir)
  onTestFinished(() => second.remove())
  expect(second.keys).toEqual(first.keys)
  expect(await creditsUsed(second, account)).toBe(1)
})

test('a statement that waits forever does not keep the stack from stopping', async () => {
  const seeded = await copySeededDatabase()
  if (seeded === null) throw new Error('there is no PostgreSQL server')
  const waiting = await startStack({ DATABASE_URL: seeded.url })
  onTestFinished(() => waiting.remove())
  const owner = postgres(seeded.url, { max: 2, onnotice: () => undefined })
  await owner.begin(async (holding) => {
    await holding.unsafe('lock table public.plans in access exclusive mode')
    const answer = call(waiting, 'GET', '/rest/v1/plans').catch((error: unknown) => error)
    const blocked = () => owner`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await blocked()).length).toBe(1)
    expect(await waiting.stop()).toBe(0)
    expect(await answer).toBeInstanceOf(Error)
  })
  await owner.end()
})

test('a statement that waits too long is cancelled, and its caller may retry', async () => {
  const owner = postgres(stack.databaseUrl, { max: 1, onnotice: () => undefined })
  await owner.begin(async (holding) => {
    await holding.unsafe('lock table public.plans in access exclusive mode')
    expect(await call(stack, 'GET', '/rest/v1/plans')).toMatchObject({
      status: 503,
      body: { message: 'busy' },
    })
  })
  await owner.end()
  const log = () => readFileSync(join(stack.dataDir, 'stack.log'), 'utf8')
  await expect.poll(log).toContain('57014 canceling statement due to statement timeout')
})

test('npm start starts the stack again if it dies', async () => {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const dataDir = copySeededData(url)
  const root = join(import.meta.dirname, '../..')
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', SCHEDULE: 'off' }
  const npmStart: ChildProcess = spawn('node', [join(root, 'supabase/local/start.mjs')], { env })
  const gone = once(npmStart, 'exit')
  onTestFinished(async () => {
    npmStart.kill('SIGTERM')
    await gone
  })
  const isUp = () =>
    fetch(`${url}/healthz`).then(
      () => true,
      () => false,
    )
  const pid = () => Number(readFileSync(join(dataDir, 'stack.pid'), 'utf8'))
  await expect.poll(isUp).toBe(true)
  const first = pid()
  process.kill(first, 'SIGKILL')
  await expect.poll(isUp).toBe(false)
  await expect.poll(isUp).toBe(true)
  expect(pid()).not.toBe(first)
  npmStart.kill('SIGTERM')
  expect(await gone).toEqual([0, null])
  expect(await isUp()).toBe(false)
})

test('two stacks cannot share one data folder', async () => {
  await expect(startStack({}, stack.dataDir)).rejects.toThrow(/is in use by process/)
  expect(await call(stack, 'GET', '/healthz')).toMatchObject({ status: 200 })
})

test('pages and scripts are sent compressed', async () => {
  const script = /\/assets\/[\w-]+\.js/.exec(await (await fetch(stack.url)).text())?.[0] ?? 'no script'
  for (const path of ['/', '/dashboard', '/service-worker.js', '/sitemap.xml', script]) {
    const { headers } = await fetch(stack.url + path, { headers: { 'accept-encoding': 'gzip, deflate, br' } })
    expect([path, headers.get('content-encoding')]).toEqual([path, 'br'])
    // The stack compresses everything but the script while sending it, so it cannot know the length.
    expect(headers.has('content-length'), path).toBe(path === script)
  }
})

test('a client that does not wait for responses is disconnected', async () => {
  const socket = connect(stack.port, '127.0.0.1')
  socket.on('error', () => undefined).resume()
  socket.write(`GET /rest/v1/plans HTTP/1.1\r\nHost: localhost:${stack.port}\r\n\r\n`.repeat(20))
  await once(socket, 'close')
  expect(socket.bytesRead).toBeLessThan(2_000)
})

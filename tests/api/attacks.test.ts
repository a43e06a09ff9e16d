import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { isLong } from '../support/project/long-run.ts'
import { call, makeAccount } from '../support/stack/api.ts'
import { ownStack } from '../support/stack/own-stack.ts'
import { type RunningStack, startStack } from '../support/stack/stack.ts'
import { askAs } from '../support/stack/stranger.ts'

const siteUrl = 'https://keytrail.example'

const stack = ownStack({ SITE_URL: siteUrl, SANDBOX: 'on' })
let sandboxToken: string
beforeAll(async () => {
  sandboxToken = readFileSync(join(stack.dataDir, 'sandbox-token'), 'utf8')
})

async function mailsTo(email: string): Promise<{ html: string; text: string }[]> {
  const { body } = await call(stack, 'GET', '/sandbox/mail.json', { token: sandboxToken })
  return body.filter((mail: { to: string }) => mail.to === email)
}

describe('the sandbox of a public stack', () => {
  const sandboxPaths = [
    '/sandbox/mail',
    '/sandbox/mail.json',
    '/sandbox/stripe/v1/prices',
    '/sandbox/stripe/checkout/cs_1',
    '/sandbox/tiktok/tikapi/public/search/autocomplete?query=a&country=gb',
    '/sandbox/tiktok/pictures/a.svg',
    '/sandbox/',
  ]
  const names = [`localhost`, '127.0.0.1', 'keytrail.example', '[::1]', 'evil.test']

  test.each(sandboxPaths)('%s is not found under any host name', async (path) => {
    for (const host of names) expect((await askAs(stack.port, path, { host })).status, host).toBe(404)
  })

  test('reset mails are read with the token only', async () => {
    const account = await makeAccount(stack)
    await call(stack, 'POST', '/auth/v1/recover', { body: { email: account.email } })
    expect(await mailsTo(account.email)).toHaveLength(2)
    const unread = await askAs(stack.port, '/sandbox/mail.json', { authorization: `Bearer ${account.token}` })
    expect(unread.status).toBe(404)
  })

  test('its data is readable by its owner only', async () => {
    const files = readdirSync(stack.dataDir, { recursive: true, encoding: 'utf8' })
    expect(files).toEqual(expect.arrayContaining(['mail.ndjson', 'stack.log', 'keys.json', 'jwt-secret']))
    for (const file of ['.', ...files]) expect(statSync(join(stack.dataDir, file)).mode & 0o077, file).toBe(0)
  })
})

const publicSite = {
  HOST: '0.0.0.0',
  SITE_URL: siteUrl,
  SMTP_URL: 'smtp://127.0.0.1:9',
  CONTACT_TO: 'me@keytrail.test',
}

test('the source code is served to this machine only', async () => {
  await expect(startStack(publicSite, undefined, ['--dev'])).rejects.toThrow(
    /a public stack cannot serve sources/,
  )
})

// Rebuilds the app, so it runs only with `--all`.
test.runIf(isLong)('a stack that becomes a public site closes its sandbox and its demo account', async () => {
  const first = await startStack()
  const demo = { email: 'demo@keytrail.test', password: 'keytrail-demo' }
  const logIn = async (on: RunningStack) =>
    (await call(on, 'POST', '/auth/v1/token?grant_type=password', { body: demo })).status
  expect(await logIn(first)).toBe(200)
  await first.stop()

  const sameDatabase = { DATABASE_URL: first.databaseUrl }
  const open = await startStack({ ...publicSite, ...sameDatabase }, first.dataDir)
  for (const path of ['/sandbox/mail.json', '/sandbox/stripe/v1/prices', '/blog'])
    expect((await call(open, 'GET', path)).status).toBe(404)
  expect(await logIn(open)).toBe(400)
  const page = await (await fetch(`${open.url}/login`)).text()
  expect(page).toContain('<meta name="keytrail:stack" content=""')
  await open.stop()

  const again = await startStack(sameDatabase, first.dataDir)
  expect(await logIn(again)).toBe(200)
  await again.remove()
})

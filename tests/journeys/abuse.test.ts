import { get } from 'node:http'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Account, call, creditsUsed, makeAccount } from '../support/api.ts'
import { launchChromium } from '../support/chromium.ts'
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy.ts'
import { signInOnScreen } from '../support/screens.ts'
import { type RunningStack, startStack } from '../support/stack.ts'

let stack: RunningStack
let proxy: FaultProxy
let browser: Browser
let context: BrowserContext
let page: Page
let account: Account

beforeAll(async () => {
  stack = await startStack()
  proxy = await startFaultProxy(stack.port)
  browser = await launchChromium()
})
afterAll(async () => {
  await browser.close()
  await proxy.close()
  await stack.remove()
})
beforeEach(async () => {
  proxy.decide = () => 'none'
  context = await browser.newContext()
  page = await context.newPage()
  account = await makeAccount(stack)
  await signInOnScreen(page, proxy.url, account)
})
afterEach(() => context.close())

test('an address that somebody else made spends nothing until its reader says so', async () => {
  await page.goto(`${proxy.url}/search?q=expensive`)
  await page.getByRole('button', { name: 'Search for 1 credit' }).waitFor()
  expect(await creditsUsed(stack, account)).toBe(0)
  await page.getByRole('button', { name: 'Search for 1 credit' }).click()
  await page.getByRole('table').waitFor()
  await page.reload()
  await page.getByRole('table').waitFor()
  expect(await creditsUsed(stack, account)).toBe(1)
})

test('a search that was paid but never answered is not paid again', async () => {
  let broken = true
  // The search is made; only its answer is replaced, and nothing comes by the pull meanwhile.
  proxy.decide = ({ path }) =>
    broken && /functions|rest/.test(path) ? (path.includes('functions') ? 'lose' : 502) : 'none'
  await page.getByLabel('Search phrase').fill('paid once')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('heading', { name: 'Waiting for connection' }).waitFor()
  expect(await creditsUsed(stack, account)).toBe(1)
  broken = false
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.getByRole('table').waitFor()
  expect(await creditsUsed(stack, account)).toBe(1)
})

test('saving twice in a row saves what was chosen', async () => {
  await page.goto(`${proxy.url}/account`)
  await page.getByLabel(/news about Keytrail/).check()
  await page.getByRole('button', { name: 'Save Changes' }).dblclick()
  await page.getByText('Profile updated successfully').first().waitFor()
  await expect
    .poll(
      async () =>
        (await call(stack, 'GET', '/rest/v1/profiles?select=marketing_consent', { token: account.token }))
          .body,
    )
    .toEqual([{ marketing_consent: true }])
  expect(await page.getByLabel(/news about Keytrail/).isChecked()).toBe(true)
})

test('a sign-in screen does not open over somebody’s session', async () => {
  for (const path of ['/login', '/signup']) {
    await page.goto(`${proxy.url}${path}`)
    await page.getByRole('heading', { name: 'You are signed in' }).waitFor()
  }
  await page.getByRole('button', { name: 'Sign out to use another account' }).click()
  await page.getByText('Successfully signed out!').waitFor()
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
})

test('a session that was revoked on the server ends at the next thing that needs it', async () => {
  await call(stack, 'POST', '/auth/v1/logout?scope=global', { token: account.token })
  proxy.decide = ({ path }) => (path.includes('/functions/v1/') ? 401 : 'none')
  await page.getByLabel('Search phrase').fill('after the end')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByText('Session expired. Please sign in again.').first().waitFor()
  await page.waitForURL(/\/login/)
})

test('a new password by mail ends every other session, and opening the link signs nobody in', async () => {
  const thief = await call(stack, 'POST', '/auth/v1/token?grant_type=password', {
    body: { email: account.email, password: account.password },
  })
  const owner = await (await browser.newContext()).newPage()
  await owner.goto(`${stack.url}/forgot-password`)
  await owner.getByLabel('Email').fill(account.email)
  await owner.getByRole('button', { name: 'Send reset instructions' }).click()
  await owner.getByText('Password reset instructions sent to your email!').waitFor()
  const [mail] = (await call(stack, 'GET', '/sandbox/mail.json')).body
  const link = /href="([^"]+)"/.exec(mail.html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  await owner.goto(link)
  await owner.getByLabel('New password').waitFor()
  expect(await owner.evaluate(() => localStorage.getItem('keytrail-session'))).toBeNull()
  expect(new URL(owner.url()).search).toBe('')
  await owner.getByLabel('New password').fill('an even longer password')
  await owner.getByRole('button', { name: 'Update password' }).click()
  await owner.getByText('Password updated successfully!').waitFor()
  await owner.waitForURL(/\/login$/)

  const refreshed = await call(stack, 'POST', '/auth/v1/token?grant_type=refresh_token', {
    body: { refresh_token: thief.body.refresh_token },
  })
  expect(refreshed.status).toBe(400)
  await signInOnScreen(owner, stack.url, { email: account.email, password: 'an even longer password' })
  await owner.goto(link)
  await owner.getByText('Invalid or expired reset link').waitFor()
})

/** The status of a request that names another host, as a page that was pointed at this machine would send it. */
function statusUnderName(host: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get({ port: stack.port, host: '127.0.0.1', path, headers: { host } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).once('error', reject)
  })
}

test('the sandbox answers under no foreign name, and large bodies are refused', async () => {
  expect(await statusUnderName(`localhost:${stack.port}`, '/sandbox/mail.json')).toBe(200)
  expect(await statusUnderName('evil.test', '/sandbox/mail.json')).toBe(404)
  expect((await fetch(`${stack.url}/auth/v1/admin/users`)).status).toBe(404)
  expect((await fetch(`${stack.url}/.vite/manifest.json`)).status).toBe(404)
  // The server answers 413 and hangs up; whether the client still reads that depends on how far it had written.
  const oversized = call(stack, 'POST', '/auth/v1/signup', { body: { email: 'x'.repeat(2_000_000) } })
  expect(await oversized.then(({ status }) => status).catch(() => 413)).toBe(413)
})

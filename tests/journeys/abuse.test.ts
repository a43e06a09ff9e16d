import { expect } from 'vitest'
import { searchField } from '../support/browser/basic-search.ts'
import { storyTest } from '../support/browser/journey.ts'
import { signInOnScreen } from '../support/browser/screens.ts'
import { signIn } from '../support/browser/sign-in.ts'
import { call, makeAccount } from '../support/stack/api.ts'
import { serveLocally } from '../support/stack/local-server.ts'

const test = storyTest.override('site', ({ proxy }) => proxy.url)

test('a sign-in screen does not replace another user’s session', async ({ signedInPage: page }) => {
  for (const path of ['/login', '/signup']) {
    await page.goto(path)
    await page.getByRole('heading', { name: 'You are signed in' }).waitFor()
  }
  await page.getByRole('button', { name: 'Sign out to use another account' }).click()
  await page.getByText('Successfully signed out!').waitFor()
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
})

test('a session revoked on the server ends at the next request that needs it', async ({
  page,
  site,
  stack,
  proxy,
}) => {
  const account = await makeAccount(stack)
  await signIn(page, site, account)
  await call(stack, 'POST', '/auth/v1/logout?scope=global', { token: account.token })
  proxy.decide = ({ path }) => (path.includes('/functions/v1/') ? 401 : 'none')
  await (await searchField(page)).fill('after the end')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByText('Session expired. Please sign in again.').first().waitFor()
  await page.waitForURL(/\/login/)
})

test('a password reset by mail ends every other session; its link signs no one in', async ({
  page: owner,
  stack,
  account,
}) => {
  const thief = await call(stack, 'POST', '/auth/v1/token?grant_type=password', {
    body: { email: account.email, password: account.password },
  })
  await owner.goto(`${stack.url}/forgot-password`)
  await owner.getByLabel('Email').fill(account.email)
  await owner.getByRole('button', { name: 'Send reset instructions' }).click()
  await owner.getByText('Password reset instructions sent to your email!').waitFor()
  const mails: { to: string; html: string }[] = (await call(stack, 'GET', '/sandbox/mail.json')).body
  const mail = mails.find(({ to }) => to === account.email)
  const link = /href="([^"]+)"/.exec(mail?.html ?? '')?.[1]?.replaceAll('&amp;', '&') ?? ''
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

test('a stranger’s page can neither frame the app nor end a session by a message', async ({
  newContext,
  site,
  account,
}) => {
  const context = await newContext()
  const page = await context.newPage()
  await signIn(page, site, account)
  // The app is on localhost, so 127.0.0.1 is another site.
  const server = await serveLocally((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<iframe src="${site}/dashboard"></iframe>`)
  })
  const stranger = await context.newPage()
  await stranger.goto(`${server.url}/`)
  expect(stranger.frames().map((frame) => frame.url())).toEqual([
    stranger.url(),
    'chrome-error://chromewebdata/',
  ])

  const popup = context.waitForEvent('page')
  await stranger.evaluate((url) => Object.assign(globalThis, { target: open(url) }), `${site}/dashboard`)
  const opened = await popup
  await opened.getByText(/of 3 used/).waitFor()
  const post = () => {
    const { target } = globalThis as unknown as { target?: Window }
    for (const data of ['signed-out', 'refused']) {
      new BroadcastChannel('keytrail-sign-out').postMessage(data)
      target?.postMessage(data, '*')
    }
  }
  await stranger.evaluate(post)
  for (const path of ['/account', '/dashboard']) {
    await opened.locator(`a[href="${path}"]`).first().click()
    await opened.waitForURL(`${site}${path}`)
  }
  await opened.getByText(/of 3 used/).waitFor()
  await page.evaluate(post)
  await opened.waitForURL(`${site}/`)
  await server.close()
})

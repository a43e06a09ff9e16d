import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test as journeyTest, storyTest } from '../support/browser/journey.ts'
import { signInOnScreen } from '../support/browser/screens.ts'
import { expireSession, spoilSession } from '../support/browser/stored-session.ts'
import { countOnDevice } from '../support/device/device-store.ts'
import { type Account, makeAccount } from '../support/stack/api.ts'

const test = storyTest
  .override('site', ({ proxy }) => proxy.url)
  .extend('memberAtWork', { scope: 'file' }, async ({ signedInPage }) => {
    await signedInPage.getByText(/of 3 used/).waitFor()
    return signedInPage
  })

const openAccount = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Account' }).click()

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await page.getByText('Successfully signed out!').waitFor()
}

async function fillSignIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

// src/remote/auth/access-token.test.ts checks that the app treats all failed responses alike.
test('an expired session stays signed in while the auth server hangs, and sends nothing anonymously', async ({
  memberAtWork: page,
  stack,
  proxy,
}) => {
  await expireSession(page)
  proxy.decide = ({ path }) => (path.startsWith('/auth/') ? 'hang' : 'none')
  proxy.seen.length = 0

  await page.goto('/dashboard', { waitUntil: 'commit' })
  await page.getByRole('heading', { name: 'Welcome, Ada Lovelace' }).waitFor()
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const paintedMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  )
  // The first paint does not wait for the session's refresh, which may take four seconds.
  expect(paintedMs).toBeLessThan(4_000)
  await openAccount(page)
  await page.getByLabel(/news about Keytrail/).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Profile updated successfully').waitFor()
  // Waits long enough for requests that would be sent immediately.
  await page.waitForTimeout(1_000)

  expect(new URL(page.url()).pathname).toBe('/account')
  const toTables = proxy.seen.filter(({ path }) => path.startsWith('/rest/'))
  expect(toTables.filter(({ authorization }) => authorization?.includes(stack.keys.publishable))).toEqual([])
  expect(toTables.filter(({ path }) => path.includes('apply_mutation'))).toEqual([])
  await page.getByText(/1 change waiting/).waitFor()

  proxy.decide = () => 'none'
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => countOnDevice(page, '$outbox')).toBe(0)
  expect(proxy.seen.filter(({ path }) => path.includes('apply_mutation'))).toHaveLength(1)
})

test('a session refused for good ends at /login with a notice; unsent changes are sent once the user is back', async ({
  memberAtWork: page,
  site,
  stack,
  account,
  proxy,
}) => {
  await page.goto('/account')
  const box = page.getByLabel(/news about Keytrail/)
  const before = await box.isChecked()
  proxy.decide = ({ path }) => (path.includes('apply_mutation') ? 'drop' : 'none')
  await box.click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText(/1 change waiting/).waitFor()
  await spoilSession(page)
  await page.goto('/key-phrase-search-history')
  await page.getByText('Session expired. Please sign in again.').waitFor()
  await page.waitForURL('/login?next=%2Fkey-phrase-search-history')

  // Another user signs in meanwhile: nothing is sent or shown under that account.
  const other = await makeAccount(stack)
  proxy.decide = () => 'none'
  proxy.seen.length = 0
  await signInOnScreen(page, site, other)
  await page.getByText('0 of 3 used').waitFor()
  expect(proxy.seen.filter(({ path }) => path.includes('apply_mutation'))).toEqual([])
  await signOut(page)

  await page.goto('/key-phrase-search-history')
  await page.waitForURL('/login?next=%2Fkey-phrase-search-history')
  await fillSignIn(page, account)
  await page.waitForURL('/key-phrase-search-history')
  await expect.poll(() => countOnDevice(page, '$outbox')).toBe(0)
  await openAccount(page)
  await box.waitFor()
  expect(proxy.seen.filter(({ path }) => path.includes('apply_mutation'))).toHaveLength(1)
  expect(await box.isChecked()).toBe(!before)
  await signOut(page)
})

describe('a sign-in on a login page that has been open', () => {
  const test = journeyTest.override('worksOffline', true)

  test('sends two requests before the data is here: the code is loaded', async ({ page, account }) => {
    await page.goto('/login')
    await page.waitForFunction(() =>
      ['renewing-client', 'dashboard-page'].every((part) =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes(part)),
      ),
    )
    const sent: string[] = []
    page.on('request', (request) => sent.push(new URL(request.url()).pathname))
    await fillSignIn(page, account)
    await page.getByRole('heading', { name: /^Welcome, / }).waitFor()
    const pull = '/rest/v1/rpc/pull_changes'
    expect(sent.slice(0, sent.indexOf(pull) + 1)).toEqual(['/auth/v1/token', pull])
  })
})

import { expect } from 'vitest'
import { makeAccount } from '../support/api.ts'
import { countOnDevice } from '../support/device.ts'
import { faultTest as test } from '../support/journey.ts'
import { signInOnScreen } from '../support/screens.ts'
import { expireSession, spoilSession } from '../support/stored-session.ts'

test.for([
  ['drops connections', 'drop'],
  ['hangs', 'hang'],
  ['answers 503', 503],
  ['answers 429', 429],
] as const)(
  'an expired session while the auth server %s stays signed in and sends nothing as a stranger',
  async ([, fault], { signedInPage: page, stack, proxy }) => {
    await page.getByText(/of 3 used/).waitFor()
    await expireSession(page)
    proxy.decide = ({ path }) => (path.startsWith('/auth/') ? fault : 'none')
    proxy.seen.length = 0

    await page.goto('/dashboard', { waitUntil: 'commit' })
    await page.getByRole('heading', { name: 'Welcome, Ada Lovelace' }).waitFor()
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    const paintedMs = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    )
    process.stdout.write(`first contentful paint after ${Math.round(paintedMs ?? 0)} ms\n`)
    expect(paintedMs).toBeLessThan(1_000)
    await page.goto('/account')
    await page.getByLabel(/news about Keytrail/).click()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByText('Profile updated successfully').waitFor()
    // Long enough for what would be sent at once.
    await page.waitForTimeout(1_000)

    expect(new URL(page.url()).pathname).toBe('/account')
    const toTables = proxy.seen.filter(({ path }) => path.startsWith('/rest/'))
    expect(toTables.filter(({ authorization }) => authorization?.includes(stack.keys.publishable))).toEqual(
      [],
    )
    expect(toTables.filter(({ path }) => path.includes('apply_mutation'))).toEqual([])
    await page.getByText(/1 change waiting/).waitFor()

    // The auth server is back: the change is sent, once.
    proxy.decide = () => 'none'
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.getByText(/1 change waiting/).waitFor({ state: 'hidden', timeout: 60_000 })
    expect(proxy.seen.filter(({ path }) => path.includes('apply_mutation'))).toHaveLength(1)
  },
)

test('a session that the auth server refuses for good ends at /login, with a word about it', async ({
  signedInPage: page,
  account,
}) => {
  await spoilSession(page)
  await page.goto('/key-phrase-search-history')
  await page.getByText('Session expired. Please sign in again.').waitFor()
  await page.waitForURL(/\/login\?next=/)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('/key-phrase-search-history')
})

test('a refused session keeps unsent changes, and they are sent once their owner is back', async ({
  signedInPage: page,
  site,
  stack,
  account,
  proxy,
}) => {
  await page.getByText(/of 3 used/).waitFor()
  await page.goto('/account')
  const box = page.getByLabel(/news about Keytrail/)
  const before = await box.isChecked()
  proxy.decide = ({ path }) => (path.includes('apply_mutation') ? 'drop' : 'none')
  await box.click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText(/1 change waiting/).waitFor()
  await spoilSession(page)
  await page.goto('/account')
  await page.getByText('Session expired. Please sign in again.').waitFor()

  // Somebody else signs in meanwhile: nothing is sent or seen in that name.
  const other = await makeAccount(stack)
  proxy.decide = () => 'none'
  proxy.seen.length = 0
  await signInOnScreen(page, site, other)
  await page.getByText('0 of 3 used').waitFor()
  expect(proxy.seen.filter(({ path }) => path.includes('apply_mutation'))).toEqual([])
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await page.getByText('Successfully signed out!').waitFor()

  await signInOnScreen(page, site, account)
  await expect.poll(() => countOnDevice(page, '$outbox')).toBe(0)
  await page.goto('/account')
  await page.getByLabel(/news about Keytrail/).waitFor()
  expect(proxy.seen.filter(({ path }) => path.includes('apply_mutation'))).toHaveLength(1)
  expect(await page.getByLabel(/news about Keytrail/).isChecked()).toBe(!before)
})

test.for([
  '/dashboard',
  '/search?q=running+shoes',
  '/key-phrase-search-history',
  '/account',
  '/complete-profile',
])('%s asks a visitor to sign in and comes back afterwards', async (path, { page }) => {
  await page.goto(path)
  await page.waitForURL(/\/login/)
  expect(new URL(page.url()).searchParams.get('next')).toBe(path)
})

test('signing in never leads to another origin', async ({ page, account }) => {
  for (const next of ['//example.test/', '/\\example.test', 'https://example.test/', 'javascript:alert(1)']) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`)
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password').fill(account.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('/dashboard')
    await page.evaluate(() => localStorage.clear())
  }
})

import { describe, expect } from 'vitest'
import { searchField } from '../support/browser/basic-search.ts'
import { test as journey } from '../support/browser/journey.ts'
import { expireSession } from '../support/browser/sign-in.ts'
import { countOnDevice } from '../support/device/device-store.ts'

describe('with a server that fails', () => {
  const test = journey.override('site', ({ proxy }) => proxy.url)

  // src/remote/auth/access-token.test.ts checks that the app treats all failed responses alike.
  test('an expired session stays signed in while the auth server hangs, and sends nothing anonymously', async ({
    signedInPage: page,
    stack,
    proxy,
  }) => {
    await page.getByText(/of 3 used/).waitFor()
    await expireSession(page)
    let refreshedAt = Infinity
    proxy.decide = ({ path }) => {
      if (!path.startsWith('/auth/')) return 'none'
      refreshedAt = Math.min(refreshedAt, Date.now())
      return 'hang'
    }
    proxy.seen.length = 0

    await page.goto('/dashboard', { waitUntil: 'commit' })
    await page.getByRole('heading', { name: 'Welcome, Ada Lovelace' }).waitFor()
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    const paintedAt = await page.evaluate(
      () =>
        performance.timeOrigin +
        (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity),
    )
    await expect.poll(() => refreshedAt).toBeLessThan(Infinity)
    // The first paint must not wait for the session's refresh, which may take four seconds.
    expect(paintedAt - refreshedAt).toBeLessThan(4_000)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Account' }).click()
    await page.getByLabel(/news about Keytrail/).click()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByText('Profile updated successfully').waitFor()
    // Gives the app time to send requests, which it must not do.
    await page.waitForTimeout(1_000)

    expect(new URL(page.url()).pathname).toBe('/account')
    const toTables = proxy.seen.filter(({ path }) => path.startsWith('/rest/'))
    expect(toTables.filter(({ authorization }) => authorization?.includes(stack.keys.publishable))).toEqual(
      [],
    )
    expect(toTables.filter(({ path }) => path.includes('apply_mutation'))).toEqual([])
    await page.getByText(/1 change waiting/).waitFor()

    proxy.decide = () => 'none'
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect.poll(() => countOnDevice(page, '$outbox')).toBe(0)
    expect(proxy.seen.filter(({ path }) => path.includes('apply_mutation'))).toHaveLength(1)
  })

  test('a search whose response is lost after the commit is retried for the same credit', async ({
    signedInPage: page,
    server,
    proxy,
  }) => {
    // The browser itself retries a GET whose connection closes. The proxy therefore loses every response
    // until the search waits in the outbox for a retry, or a pull has delivered its results.
    proxy.decide = ({ path }) => (path.includes('/functions/v1/') ? 'lose' : 'none')
    await (await searchField(page)).fill('lost and found')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    const table = page.getByRole('table')
    await expect
      .poll(async () => (await countOnDevice(page, '$outbox')) === 1 || (await table.isVisible()))
      .toBe(true)
    proxy.decide = () => 'none'
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await table.waitFor()
    await expect.poll(() => countOnDevice(page, '$outbox')).toBe(0)
    expect(await server.creditsUsed()).toBe(1)
  })
})

describe('a sign-in on a login page that has been open', () => {
  const test = journey.override('worksOffline', true)

  test('sends two requests before the data is here: the code is loaded', async ({ page, account }) => {
    await page.goto('/login')
    await page.waitForFunction(() =>
      ['renewing-client', 'dashboard-page'].every((part) =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes(part)),
      ),
    )
    const sent: string[] = []
    page.on('request', (request) => sent.push(new URL(request.url()).pathname))
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password').fill(account.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('heading', { name: /^Welcome, / }).waitFor()
    const pull = '/rest/v1/rpc/pull_changes'
    expect(sent.slice(0, sent.indexOf(pull) + 1)).toEqual(['/auth/v1/token', pull])
  })
})

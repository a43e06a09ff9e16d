// Runs the app in a browser that stores nothing for the site (private windows, blocked site data, a damaged
// profile) or that clears stored data. The fixtures check that no page throws.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test as journey } from '../support/browser/journey.ts'
import { signInOnScreen, waitForOffline } from '../support/browser/screens.ts'

const test = journey
  .override('contextOptions', { viewport: { width: 1280, height: 800 } })
  .extend('consentOnServer', ({ server }) => async (): Promise<boolean> => {
    const [profile] = await server.rows('profiles', 'select=marketing_consent')
    return profile.marketing_consent
  })

const throwing = () => {
  IDBFactory.prototype.open = () => {
    throw new DOMException('denied', 'SecurityError')
  }
}
const noSession = () => {
  Object.defineProperty(globalThis, 'localStorage', {
    get() {
      throw new DOMException('denied', 'SecurityError')
    },
  })
}

const signOut = (page: Page) => page.getByRole('button', { name: 'Sign out' }).first().click()
const hasSession = (page: Page) => page.evaluate(() => localStorage.getItem('keytrail-session') !== null)

// src/db/core/memory-store.test.ts checks that the app treats all failures to open the store alike.
test('if IndexedDB throws, the app works in memory, warns before a change is lost with the tab, and signs out', async ({
  context,
  page,
  site,
  account,
  consentOnServer,
}) => {
  await context.addInitScript(throwing)
  await signInOnScreen(page, site, account)
  await page.goto('/account')
  await page.getByText('This browser saves no data for Keytrail.').waitFor()
  const before = await consentOnServer()
  await page.getByLabel(/news about Keytrail/).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Profile updated successfully').waitFor()
  await expect.poll(() => consentOnServer()).toBe(!before)
  await page.reload()
  await expect.poll(() => page.getByLabel(/news about Keytrail/).isChecked()).toBe(!before)

  await context.setOffline(true)
  await page.getByLabel(/news about Keytrail/).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('1 change waiting').waitFor()
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await context.setOffline(false)
  await expect.poll(() => consentOnServer()).toBe(before)
  await page.getByText('1 change waiting').waitFor({ state: 'hidden' })

  await signOut(page)
  await page.getByText('Successfully signed out!').waitFor()
  expect(await hasSession(page)).toBe(false)
})

test('signing out works without the code that erases data', async ({ signedInPage: page, site }) => {
  await page.route('**/assets/signed-in-*.js', (route) => route.abort())
  await page.goto('/faq')
  await signOut(page)
  await page.waitForURL(`${site}/`)
  expect(await hasSession(page)).toBe(false)
})

test.for([
  ['localStorage', [noSession], 'This browser does not save your sign-in. You sign in again after a reload.'],
  [
    'any storage',
    [noSession, throwing],
    'This browser saves nothing for Keytrail. Keep this tab open until your changes are sent.',
  ],
] as const)(
  'the app works without %s, explains the effect, and signs out',
  async ([, restrictions, effect], { context, page, site, account }) => {
    for (const restriction of restrictions) await context.addInitScript(restriction)
    await signInOnScreen(page, site, account)
    await page.getByText(effect).waitFor()
    await signOut(page)
    await page.getByText('Successfully signed out!').waitFor()
    await page.goto('/dashboard')
    await page.waitForURL(/\/login/)
  },
)

test.extend('worksOffline', true)(
  'data that the browser clears under an open tab is reported with the lost changes, and downloaded again online',
  async ({ context, memberPage: page, site, consentOnServer }) => {
    await page.goto('/account')
    await page.getByText(/Synced/).waitFor()
    await waitForOffline(page)
    const before = await consentOnServer()
    await context.setOffline(true)
    await page.getByLabel(/news about Keytrail/).click()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByText('1 change waiting').waitFor()

    const devTools = await context.newCDPSession(page)
    await devTools.send('Storage.clearDataForOrigin', { origin: site, storageTypes: 'indexeddb' })
    const cleared = page.getByRole('heading', { name: 'This site’s data was cleared' })
    const lost = page.getByText('1 change that had not been sent is lost.')
    await cleared.waitFor()
    await lost.waitFor()
    await page.getByRole('link', { name: 'Tracking' }).first().click()
    await page.waitForURL('**/rank-tracking')
    await cleared.waitFor()

    await context.setOffline(false)
    await cleared.waitFor({ state: 'hidden' })
    await lost.waitFor()
    await page.goBack()
    await page.getByText(/Synced/).waitFor()
    expect(await page.getByLabel(/news about Keytrail/).isChecked()).toBe(before)
    await page.getByText('1 change waiting').waitFor({ state: 'hidden' })
  },
)

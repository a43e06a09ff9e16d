import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { searchField } from '../support/browser/basic-search.ts'
import { storyTest } from '../support/browser/journey.ts'
import { findCached, findRemembered, listStores } from '../support/browser/remembered.ts'
import { waitForOffline } from '../support/browser/screens.ts'
import { signIn } from '../support/browser/sign-in.ts'
import { makeAccount } from '../support/stack/api.ts'

const test = storyTest.override('worksOffline', true)

const listRemembered = (page: Page, texts: string[]) => page.evaluate(findRemembered, texts)

test.for([
  { network: 'online', phrase: 'secret marzipan recipe' },
  { network: 'offline', phrase: 'secret nougat recipe' },
])(
  'two users on one browser, the first signs out $network: none of their data is left',
  async ({ network, phrase }, { context, page, site, stack }) => {
    const [first, second] = [
      await makeAccount(stack, { name: `Adelheid-${network}` }),
      await makeAccount(stack, { name: 'Grace' }),
    ]
    const letter = `${phrase}, asked for in a letter`
    const traces = [phrase, letter, `Adelheid-${network}`, first.email, first.id, first.token]
    await signIn(page, site, first)
    await (await searchField(page)).fill(phrase)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByRole('table').waitFor()
    await page.goto('/contact')
    await page.getByLabel('Message').fill(letter)
    await page.goto('/dashboard')
    await page.getByText('1 of 3 used').waitFor()
    expect(await listRemembered(page, traces)).toEqual(traces)
    await waitForOffline(page)
    await page.reload()
    await page.getByText('1 of 3 used').waitFor()
    expect(await page.evaluate(findCached, traces), 'in the caches').toEqual([])

    await context.setOffline(network === 'offline')
    await page.getByRole('button', { name: 'Sign out' }).first().click()
    await page.getByText('Successfully signed out!').waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    await context.setOffline(false)
    expect(await listRemembered(page, traces), 'after signing out').toEqual([])
    expect(await page.evaluate(listStores)).toEqual({
      // Scroll positions and typed text, which the app stores for visitors too.
      localStorage: ['keytrail-screens'],
      sessionStorage: [],
      databases: [],
      caches: ['keytrail-precache'],
      files: [],
    })
    expect(await context.cookies()).toEqual([])

    await signIn(page, site, second)
    await page.getByText('0 of 3 used').waitFor()
    await page.goto('/key-phrase-search-history')
    await page.getByText('No key phrase search history found').waitFor()
    expect(await listRemembered(page, traces), 'after the second signed in').toEqual([])
  },
)

test('signing out with unsent changes asks first, and keeps them by default', async ({ context, page }) => {
  await page.goto('/account')
  await page.getByLabel(/news about Keytrail/).waitFor()
  await context.setOffline(true)
  await page.getByLabel(/news about Keytrail/).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText(/1 change waiting/).waitFor()

  await page.getByRole('button', { name: 'Sign out' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Stay signed in' }).click()
  await page.getByText(/1 change waiting/).waitFor()
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await dialog.getByRole('button', { name: 'Sign out and discard them' }).click()
  await page.getByText('Successfully signed out!').waitFor()
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
})

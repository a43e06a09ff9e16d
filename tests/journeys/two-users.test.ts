import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { makeAccount } from '../support/api.ts'
import { test as journey } from '../support/journey.ts'
import { waitForOffline } from '../support/screens.ts'
import { signIn } from '../support/sign-in.ts'

const test = journey.override('worksOffline', true)

/** Everything that this browser remembers of the site, as one text. */
function memoryOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        const isText = /text|json|javascript/.test(response?.headers.get('content-type') ?? '')
        kept.push(request.url, [...request.headers], isText ? await response?.text() : null)
      }
    }
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name ?? '')
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      kept.push(name)
      for (const store of database.objectStoreNames) {
        kept.push(
          await new Promise((resolve) => {
            const all = database.transaction(store).objectStore(store).getAll()
            all.onsuccess = () => resolve(all.result)
          }),
        )
      }
      database.close()
    }
    return JSON.stringify(kept) + document.documentElement.outerHTML
  })
}

async function searchOnScreen(page: Page, phrase: string): Promise<void> {
  await page.getByLabel('Search phrase').fill(phrase)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('table').waitFor()
}

test.for(['online', 'offline'])(
  'two people on one browser, the first signs out %s: nothing of the first is left',
  async (network, { context, page, site, stack }) => {
    const [first, second] = [
      await makeAccount(stack, { name: 'Adelheid' }),
      await makeAccount(stack, { name: 'Grace' }),
    ]
    await signIn(page, site, first)
    await searchOnScreen(page, 'secret marzipan recipe')
    await page.goto('/dashboard')
    await page.getByText('1 of 3 used').waitFor()
    expect(await memoryOf(page)).toContain('marzipan')
    await waitForOffline(page)
    await page.reload()
    await page.getByText('1 of 3 used').waitFor()

    await context.setOffline(network === 'offline')
    await page.getByRole('button', { name: 'Sign out' }).first().click()
    await page.getByText('Successfully signed out!').waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    await context.setOffline(false)

    for (const person of [null, second]) {
      if (person) {
        await signIn(page, site, person)
        await page.getByText('0 of 3 used').waitFor()
        await page.goto('/key-phrase-search-history')
        await page.getByText('No key phrase search history found').waitFor()
      }
      const memory = await memoryOf(page)
      for (const trace of ['marzipan', 'Adelheid', first.email, first.id, first.token])
        expect(
          memory.includes(trace),
          `${trace} after ${person ? 'the second signed in' : 'signing out'}`,
        ).toBe(false)
    }
  },
)

test('signing out with unsent changes asks first, and keeps them unless told otherwise', async ({
  context,
  signedInPage: page,
}) => {
  await page.getByText(/of 3 used/).waitFor()
  await page.goto('/account')
  await waitForOffline(page)
  await context.setOffline(true)
  await page.getByLabel(/news about Keytrail/).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText(/1 change waiting/).waitFor()

  await page.getByRole('button', { name: 'Sign out' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Stay signed in' }).click()
  await page.getByText(/1 change waiting/).waitFor()
  await page.getByRole('button', { name: 'Sign out' }).first().click()
  await dialog.getByRole('button', { name: 'Sign out and drop them' }).click()
  await page.getByText('Successfully signed out!').waitFor()
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
})

// A browser that keeps nothing for the site: private windows, blocked site data, a damaged profile.
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Account, call, makeAccount } from '../support/api.ts'
import { launchChromium } from '../support/chromium.ts'
import { signInOnScreen } from '../support/screens.ts'
import { type RunningStack, startStack } from '../support/stack.ts'

let stack: RunningStack
let browser: Browser
let account: Account
let context: BrowserContext

beforeAll(async () => {
  stack = await startStack()
  browser = await launchChromium()
  account = await makeAccount(stack)
})
afterAll(async () => {
  await browser.close()
  await stack.remove()
})
afterEach(() => context.close())

const noData = {
  'there is no IndexedDB': () => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined })
  },
  'IndexedDB throws': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError')
    }
  },
  'IndexedDB rejects': () => {
    const open = IDBFactory.prototype.open
    IDBFactory.prototype.open = function (name) {
      const request = open.call(this, `${name}-refused`)
      const refusal = new Proxy(request, {
        get: (target, key) => {
          if (key === 'error') return new DOMException('Internal error opening backing store', 'UnknownError')
          const value = Reflect.get(target, key)
          return typeof value === 'function' ? value.bind(target) : value
        },
        set: (_, key, value) => {
          if (key === 'onerror') setTimeout(() => value({ target: refusal, preventDefault() {} }))
          return true
        },
      })
      return refusal
    }
  },
}
const noSession = () => {
  Object.defineProperty(globalThis, 'localStorage', {
    get() {
      throw new DOMException('denied', 'SecurityError')
    },
  })
}

async function open(...restrictions: (() => void)[]): Promise<{ page: Page; errors: string[] }> {
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  for (const restriction of restrictions) await context.addInitScript(restriction)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  return { page, errors }
}

async function consentOnServer(): Promise<boolean> {
  const { body } = await call(stack, 'GET', '/rest/v1/profiles?select=marketing_consent', {
    token: account.token,
  })
  return body[0].marketing_consent
}

const signOut = (page: Page) => page.getByRole('button', { name: 'Sign out' }).first().click()
const hasSession = (page: Page) => page.evaluate(() => localStorage.getItem('keytrail-session') !== null)

test.each(Object.entries(noData))(
  'where %s the app works in memory, says so, and signs out',
  async (_, restriction) => {
    const { page, errors } = await open(restriction)
    await signInOnScreen(page, stack.url, account)
    await page.getByText('This browser saves no data for Keytrail.').waitFor()
    await page.goto(`${stack.url}/account`)
    const before = await consentOnServer()
    await page.getByLabel(/news about Keytrail/).click()
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByText('Profile updated successfully').waitFor()
    await expect.poll(consentOnServer).toBe(!before)
    // All of it is there again after a reload.
    await page.reload()
    await expect.poll(() => page.getByLabel(/news about Keytrail/).isChecked()).toBe(!before)
    await signOut(page)
    await page.getByText('Successfully signed out!').waitFor()
    expect(await hasSession(page)).toBe(false)
    expect(errors).toEqual([])
  },
)

test('a change that was not sent is not lost with the tab unasked', async () => {
  const { page } = await open(noData['there is no IndexedDB'])
  await signInOnScreen(page, stack.url, account)
  await page.goto(`${stack.url}/account`)
  await page.getByLabel(/news about Keytrail/).waitFor()
  await context.setOffline(true)
  await page.getByLabel(/news about Keytrail/).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('1 change waiting').waitFor()
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.accept()
})

test('signing out works on a page that opened nothing, where IndexedDB throws', async () => {
  const { page, errors } = await open(noData['IndexedDB throws'])
  await signInOnScreen(page, stack.url, account)
  await page.goto(`${stack.url}/faq`)
  await signOut(page)
  await page.getByText('Successfully signed out!').waitFor()
  expect(await hasSession(page)).toBe(false)
  expect(errors).toEqual([])
})

test('signing out works without the code that erases', async () => {
  const { page } = await open()
  await signInOnScreen(page, stack.url, account)
  await page.goto(`${stack.url}/faq`, { waitUntil: 'networkidle' })
  const plain = await browser.newContext({
    serviceWorkers: 'block',
    storageState: await context.storageState({ indexedDB: true }),
    viewport: { width: 1280, height: 800 },
  })
  const bare = await plain.newPage()
  await bare.route('**/assets/signed-in-*.js', (route) => route.abort())
  await bare.goto(`${stack.url}/faq`)
  await signOut(bare)
  await bare.waitForURL(`${stack.url}/`)
  expect(await hasSession(bare)).toBe(false)
  await plain.close()
})

test('where localStorage is blocked the app works, says what that means, and signs out', async () => {
  const { page, errors } = await open(noSession)
  await signInOnScreen(page, stack.url, account)
  await page.getByText('This browser does not save your sign-in. You sign in again after a reload.').waitFor()
  await signOut(page)
  await page.getByText('Successfully signed out!').waitFor()
  await page.goto(`${stack.url}/dashboard`)
  await page.waitForURL(/\/login/)
  expect(errors).toEqual([])
})

test('where nothing is kept at all the app says that, and works', async () => {
  const { page, errors } = await open(noSession, noData['IndexedDB throws'])
  await signInOnScreen(page, stack.url, account)
  await page
    .getByText('This browser saves nothing for Keytrail. Keep this tab open until your changes are sent.')
    .waitFor()
  await signOut(page)
  await page.getByText('Successfully signed out!').waitFor()
  expect(errors).toEqual([])
})

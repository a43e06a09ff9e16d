import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Account, call, makeAccount } from '../support/api.ts'
import { launchChromium } from '../support/chromium.ts'
import {
  answers,
  breakWrites,
  dropSession,
  fails,
  logIn,
  open,
  payWithoutSession,
  press,
} from '../support/provoke.ts'
import { signInOnScreen } from '../support/screens.ts'
import { type RunningStack, startStack } from '../support/stack.ts'
import { spoilSession } from '../support/stored-session.ts'

type State = Awaited<ReturnType<BrowserContext['storageState']>>
type Provoke = (page: Page) => Promise<unknown>

let stack: RunningStack
let browser: Browser
let context: BrowserContext
const accounts: Partial<Record<'free' | 'premium', Account>> = {}
const sessions: Partial<Record<'free' | 'premium', State>> = {}

beforeAll(async () => {
  stack = await startStack()
  browser = await launchChromium()
  for (const level of ['free', 'premium'] as const) {
    const account = await makeAccount(stack, { level })
    accounts[level] = account
    const signedIn = await browser.newContext()
    await signInOnScreen(await signedIn.newPage(), stack.url, account)
    sessions[level] = await signedIn.storageState()
    await signedIn.close()
  }
})
afterAll(async () => {
  await browser.close()
  await stack.remove()
})
afterEach(() => context?.close())

/** A browser that knows nothing but the session of an account, or not even that. */
async function newPage(level?: 'free' | 'premium'): Promise<Page> {
  const state = level && sessions[level]
  context = await browser.newContext({ baseURL: stack.url, ...(state ? { storageState: state } : {}) })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  return page
}

const refuses = (status: number, code: string, message: string) => (page: Page) =>
  answers(page, '**/functions/v1/stripe-checkout', status, { error: { code, message } })

const authentication: [message: string, who: 'free' | undefined, provoke: Provoke][] = [
  ['Invalid login credentials', undefined, (page) => logIn(page, 'nobody@keytrail.test', 'not a password')],
  [
    'Too many attempts. Try again in 5 minutes.',
    undefined,
    async (page) => {
      for (let attempt = 0; attempt < 30; attempt += 1)
        await call(stack, 'POST', '/auth/v1/token?grant_type=password', {
          body: { email: 'limited@keytrail.test', password: 'wrong' },
        })
      await logIn(page, 'limited@keytrail.test', 'wrong password')
    },
  ],
  [
    'The server cannot be reached. Check your connection and try again.',
    undefined,
    async (page) => {
      await page.route('**/auth/v1/token*', (route) => route.abort())
      await logIn(page, 'ada@keytrail.test', 'a password')
    },
  ],
  [
    'Error signing out',
    'free',
    async (page) => {
      await open(page, '/account')
      await page.getByRole('heading', { name: 'Account', exact: true }).waitFor()
      await page.evaluate(() => {
        IDBFactory.prototype.deleteDatabase = () => {
          throw new Error('no')
        }
      })
      // The session itself is used by the other tests: it must not end at the server.
      await page.route('**/auth/v1/logout*', (route) => route.abort())
      await press(page, 'Sign out')
    },
  ],
  [
    'Password reset link has expired. Please request a new one.',
    undefined,
    (page) => open(page, '/reset-password#error=access_denied&error_code=otp_expired'),
  ],
  ['Invalid reset link', undefined, (page) => open(page, '/reset-password#error=access_denied')],
  ['No access token found in reset link', undefined, (page) => open(page, '/reset-password')],
  [
    'Failed to authenticate reset session',
    undefined,
    async (page) => {
      await page.route('**/auth/v1/verify', (route) => route.abort())
      await open(page, '/reset-password?token_hash=abc&type=recovery')
    },
  ],
  [
    'Invalid or expired reset link',
    undefined,
    (page) => open(page, '/reset-password?token_hash=abc&type=recovery'),
  ],
  [
    'Session expired. Please sign in again.',
    'free',
    async (page) => {
      await open(page, '/login')
      await spoilSession(page)
      await open(page, '/account')
    },
  ],
  [
    'Not logged in',
    'free',
    async (page) => {
      await open(page, '/account')
      await page.getByRole('heading', { name: 'Account', exact: true }).waitFor()
      await dropSession(page)
      await press(page, 'Sign out other devices')
    },
  ],
]

const account: [message: string, who: 'free' | 'premium', provoke: Provoke][] = [
  [
    'Error updating profile',
    'free',
    async (page) => {
      await open(page, '/account')
      await page.getByLabel(/news about Keytrail/).click()
      await breakWrites(page)
      await press(page, 'Save Changes')
    },
  ],
  [
    'Error loading profile',
    'free',
    async (page) => {
      await fails(page, '**/rest/v1/profiles*')
      await open(page, '/payment')
    },
  ],
  [
    'Failed to load profile',
    'free',
    async (page) => {
      await fails(page, '**/rest/v1/profiles*')
      await open(page, '/account')
    },
  ],
  [
    'Failed to load usage statistics',
    'free',
    async (page) => {
      await fails(page, '**/rest/v1/rpc/my_usage')
      await open(page, '/account')
    },
  ],
  [
    'Failed to load invoices',
    'premium',
    async (page) => {
      await fails(page, '**/functions/v1/get-invoices')
      await open(page, '/account')
    },
  ],
  ['No invoices found.', 'premium', (page) => open(page, '/account')],
  [
    'Failed to open subscription management',
    'premium',
    async (page) => {
      await open(page, '/account')
      await press(page, 'Manage Subscription')
    },
  ],
  [
    'Failed to load subscription details',
    'premium',
    async (page) => {
      await fails(page, '**/rest/v1/subscriptions*')
      await open(page, '/account')
    },
  ],
  ['No active subscription', 'premium', (page) => open(page, '/account')],
  [
    'Payment was not completed. Please try again.',
    'free',
    (page) => open(page, '/account?checkout_success=true'),
  ],
  [
    'Unable to verify payment status',
    'free',
    async (page) => {
      await fails(page, '**/functions/v1/get-invoices')
      await open(page, '/account?checkout_success=true')
    },
  ],
]

const checkout: [message: string, prepare: Provoke][] = [
  ['User not authenticated', refuses(401, 'unauthorized', 'User not authenticated')],
  ['Invalid product', refuses(400, 'invalid_product', 'Invalid product')],
  ['Price ID not found', refuses(503, 'price_not_found', 'Price ID not found')],
  ['Invalid response from server', (page) => answers(page, '**/functions/v1/stripe-checkout', 200, 'Hello')],
  ['Server error: 500', (page) => fails(page, '**/functions/v1/stripe-checkout')],
  [
    'No checkout URL returned',
    (page) => answers(page, '**/functions/v1/stripe-checkout', 200, { sessionId: 'cs_1', url: null }),
  ],
  [
    'Failed to start payment process',
    (page) => page.route('**/functions/v1/stripe-checkout', (route) => route.abort()),
  ],
  ['Failed to initialize payment', (page) => fails(page, '**/rest/v1/profiles*')],
]

describe('authentication', () => {
  test.each(authentication)('%s', async (message, who, provoke) => {
    const page = await newPage(who)
    await provoke(page)
    await page.getByText(message, { exact: false }).first().waitFor()
    if (/reset|Session expired/.test(message)) await page.waitForURL(/\/login/)
    expect(new URL(page.url()).hash).toBe('')
  })
})

describe('account', () => {
  test.each(account)('%s', async (message, who, provoke) => {
    const page = await newPage(who)
    await provoke(page)
    // A payment that nobody confirms is waited for, for some twenty seconds.
    await page.getByText(message).first().waitFor({ timeout: 60_000 })
  })

  test('nothing of a payment that is not confirmed changes the level of a payer', async () => {
    const page = await newPage('premium')
    await open(page, '/account?checkout_success=true')
    await page.getByText('Payment was not completed. Please try again.').waitFor({ timeout: 60_000 })
    await page.getByRole('heading', { name: 'Subscription' }).waitFor()
    const { body } = await call(stack, 'GET', '/rest/v1/profiles?select=subscription_level', {
      token: accounts.premium?.token ?? '',
    })
    expect(body).toEqual([{ subscription_level: 'premium' }])
  })
})

describe('checkout', () => {
  test.each(checkout)('%s', async (message, prepare) => {
    const page = await newPage('free')
    await prepare(page)
    await open(page, '/payment?plan=pro')
    await page.getByRole('heading', { name: 'Payment Error' }).waitFor()
    await page.getByText(message, { exact: true }).waitFor()
    const paying = page.waitForURL(/\/sandbox\/stripe\/checkout\//)
    await page.unrouteAll()
    // A profile that comes after all leads on by itself.
    await Promise.race([press(page, 'Try Again'), paying])
    await paying
  })

  test('No valid session found', async () => {
    const page = await newPage('free')
    await payWithoutSession(page)
    await page.getByText('No valid session found', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Return to Account' }).waitFor()
  })

  test('a visitor is asked to sign in, and a newcomer for the names, with the plan kept', async () => {
    const page = await newPage()
    await open(page, '/payment?plan=pro')
    await page.waitForURL(/\/login\?next=/)
    expect(new URL(page.url()).searchParams.get('next')).toBe('/payment?plan=pro')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.waitForURL(/\/signup\?plan=pro$/)
    await page.getByLabel('Email').fill('newcomer@keytrail.test')
    await page.getByLabel('Password').fill('a long enough password')
    await press(page, 'Sign up')
    await page.waitForURL(/\/complete-profile\?plan=pro$/)
    await open(page, '/payment?plan=pro')
    await page.waitForURL(/\/complete-profile\?plan=pro$/)
    expect(await page.getByRole('radio', { name: /^Pro/ }).isChecked()).toBe(true)
  })
})

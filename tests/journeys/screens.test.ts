import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Account, makeAccount, search } from '../support/api.ts'
import { seriousFindings } from '../support/axe.ts'
import { launchChromium } from '../support/chromium.ts'
import { beginCheckout, press } from '../support/payments.ts'
import { newcomerOnScreen, signInOnScreen } from '../support/screens.ts'
import { type RunningStack, startStack } from '../support/stack.ts'

/** Who looks: nobody in particular, somebody with a history, somebody who has just signed up, or somebody who pays. */
type Visitor = 'visitor' | 'user' | 'newcomer' | 'payer'

const screens: { name: string; path: string; who: Visitor; ready: string }[] = [
  { name: 'home', path: '/', who: 'visitor', ready: 'h1' },
  { name: 'login', path: '/login', who: 'visitor', ready: 'form' },
  { name: 'signup', path: '/signup', who: 'visitor', ready: 'form' },
  { name: 'forgot-password', path: '/forgot-password', who: 'visitor', ready: 'form' },
  { name: 'blog', path: '/blog', who: 'visitor', ready: 'article img' },
  { name: 'blog-last-page', path: '/blog?page=3', who: 'visitor', ready: 'article img' },
  { name: 'blog-search', path: '/blog?q=rank&tag=measuring', who: 'visitor', ready: 'article img' },
  { name: 'post', path: '/blog/what-search-intent-means-on-tiktok', who: 'visitor', ready: 'article img' },
  { name: 'post-not-found', path: '/blog/no-such-post', who: 'visitor', ready: 'h1' },
  { name: 'authors', path: '/authors', who: 'visitor', ready: 'article img' },
  { name: 'author', path: '/authors/search-desk', who: 'visitor', ready: 'article img' },
  { name: 'not-found', path: '/no-such-page', who: 'visitor', ready: 'h1' },
  { name: 'home-signed-in', path: '/', who: 'user', ready: 'h1' },
  { name: 'complete-profile', path: '/complete-profile', who: 'newcomer', ready: 'form' },
  { name: 'login-signed-in', path: '/login', who: 'user', ready: 'main h1' },
  { name: 'search-unpaid', path: '/search?q=never+searched', who: 'user', ready: 'main button' },
  { name: 'dashboard', path: '/dashboard', who: 'user', ready: '[role=progressbar]' },
  { name: 'search-empty', path: '/search', who: 'user', ready: 'form' },
  { name: 'search-basic', path: '/search?q=running+shoes', who: 'user', ready: 'table' },
  {
    name: 'search-autocomplete',
    path: '/search?q=running+shoes%3Fcountry%3Dde',
    who: 'user',
    ready: 'table',
  },
  {
    name: 'search-multi',
    path: '/search-multi?q=running+shoes%0Anot+yet&country=de',
    who: 'user',
    ready: 'table',
  },
  { name: 'search-multi-empty', path: '/search-multi', who: 'user', ready: 'form' },
  { name: 'demo-empty', path: '/search-results-demo', who: 'visitor', ready: 'form' },
  { name: 'history', path: '/key-phrase-search-history', who: 'user', ready: 'summary' },
  { name: 'account', path: '/account', who: 'user', ready: 'form' },
  { name: 'account-paying', path: '/account', who: 'payer', ready: '[data-status=active]' },
  { name: 'payment-cancelled', path: '/account?checkout_cancelled=true', who: 'user', ready: 'form' },
  { name: 'contact', path: '/contact', who: 'visitor', ready: 'form' },
]

const views = [
  { size: 'phone', viewport: { width: 390, height: 844 }, scheme: 'light' },
  { size: 'phone', viewport: { width: 390, height: 844 }, scheme: 'dark' },
  { size: 'desktop', viewport: { width: 1440, height: 900 }, scheme: 'light' },
  { size: 'desktop', viewport: { width: 1440, height: 900 }, scheme: 'dark' },
] as const

let stack: RunningStack
let browser: Browser
let account: Account
let payer: Account

beforeAll(async () => {
  stack = await startStack()
  browser = await launchChromium()
  account = await makeAccount(stack, { level: 'pro' })
  await search(stack, account, 'running shoes')
  await search(stack, account, 'running shoes', { country: 'de' })
  payer = await makeAccount(stack)
  await press(await beginCheckout(stack, payer, 'premium'), 'pay')
})
afterAll(async () => {
  await browser.close()
  await stack.remove()
})

describe.each(views)('$size, $scheme', ({ size, viewport, scheme }) => {
  const contexts: Record<string, BrowserContext> = {}
  const complaints: string[] = []

  async function pageFor(who: Visitor): Promise<Page> {
    const context =
      contexts[who] ?? (await browser.newContext({ viewport, colorScheme: scheme, bypassCSP: true }))
    const page = context.pages()[0] ?? (await context.newPage())
    if (!contexts[who]) {
      contexts[who] = context
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      if (who === 'user') await signInOnScreen(page, stack.url, account)
      if (who === 'payer') await signInOnScreen(page, stack.url, payer)
      if (who === 'newcomer') await newcomerOnScreen(page, stack.url)
    }
    return page
  }

  afterAll(async () => {
    for (const context of Object.values(contexts)) await context.close()
    expect(complaints).toEqual([])
  })

  test.each(screens)(
    '$name: axe finds nothing serious and nothing sticks out',
    async ({ name, path, who, ready }) => {
      const page = await pageFor(who)
      await page.goto(`${stack.url}${path}`)
      await page.locator(ready).first().waitFor()
      await page.evaluate(() => document.fonts.ready)
      if (process.env.SCREENSHOTS) {
        mkdirSync(process.env.SCREENSHOTS, { recursive: true })
        await page.screenshot({ path: join(process.env.SCREENSHOTS, `${name}-${size}-${scheme}.png`) })
      }
      expect(await seriousFindings(page)).toEqual([])
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overhang, 'sideways scroll of the page').toBeLessThanOrEqual(0)
    },
  )
})

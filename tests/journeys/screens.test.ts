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
import { demoAccount, serverRows } from '../support/tracking.ts'

const nowhere = '00000000-0000-4000-8000-000000000000'

/**
 * Who looks: nobody in particular, somebody with a history, somebody who has just signed up, somebody who pays,
 * somebody without anything yet, or the demo account with its two months of tracking.
 */
type Visitor = 'visitor' | 'user' | 'newcomer' | 'payer' | 'beginner' | 'demo'

interface Screen {
  name: string
  /** `{phrase}` and `{check}` stand for one of the demo account's. */
  path: string
  who: Visitor
  ready: string
  /** What is pressed before the look. */
  act?: (page: Page) => Promise<void>
}

const screens: Screen[] = [
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
  { name: 'keyword-discovery', path: '/keyword-discovery', who: 'visitor', ready: 'main img' },
  { name: 'rank-tracking-told', path: '/tiktok-rank-tracking', who: 'visitor', ready: 'main img' },
  { name: 'competitor-monitoring', path: '/competitor-monitoring', who: 'visitor', ready: 'main img' },
  {
    name: 'faq',
    path: '/faq',
    who: 'visitor',
    ready: 'summary',
    act: (page) => page.locator('summary').first().click(),
  },
  { name: 'about', path: '/about', who: 'visitor', ready: 'h2' },
  { name: 'privacy-policy', path: '/privacy-policy', who: 'visitor', ready: 'h2' },
  { name: 'blog-nothing', path: '/blog?q=nothing+like+it', who: 'visitor', ready: 'main h2, main h3' },
  { name: 'author-not-found', path: '/authors/nobody', who: 'visitor', ready: 'h1' },
  { name: 'demo', path: '/search-results-demo?q=matcha', who: 'visitor', ready: 'table' },
  { name: 'discovery-signed-in', path: '/keyword-discovery', who: 'user', ready: 'main img' },
  { name: 'check', path: '/search-check', who: 'demo', ready: 'form' },
  { name: 'check-history', path: '/search-results-check-history?tracker=1', who: 'demo', ready: 'main li' },
  { name: 'check-results', path: '/search-results-check-history/{check}', who: 'demo', ready: 'table' },
  {
    name: 'check-row-open',
    path: '/search-results-check-history/{check}',
    who: 'demo',
    ready: 'table',
    act: (page) => page.getByRole('button', { name: 'Rank 1: extra details' }).click(),
  },
  {
    name: 'check-compared',
    path: '/search-results-check-history/{check}',
    who: 'demo',
    ready: 'main select',
    act: async (page) => {
      await page.getByLabel('Compare with').selectOption({ index: 1 })
      await page.getByRole('table').first().waitFor()
    },
  },
  { name: 'tracking', path: '/rank-tracking', who: 'demo', ready: 'main a[href^="/key-phrase/"]' },
  {
    name: 'tracking-several',
    path: '/rank-tracking?filter=',
    who: 'demo',
    ready: 'main a[href^="/key-phrase/"]',
    act: async (page) => {
      const add = page.getByRole('button', { name: 'Add key phrases' })
      if (await add.isVisible()) await add.click()
      await page.getByText('Several', { exact: true }).click()
      await page.getByLabel('Key phrases', { exact: true }).fill('oat milk\nrunning shoes')
    },
  },
  {
    name: 'tracking-delete',
    path: '/rank-tracking',
    who: 'demo',
    ready: 'main a[href^="/key-phrase/"]',
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'key-phrase', path: '/key-phrase/{phrase}', who: 'demo', ready: 'main table' },
  { name: 'key-phrase-not-found', path: `/key-phrase/${nowhere}`, who: 'demo', ready: 'main h2' },
  { name: 'alerts', path: '/alerts', who: 'demo', ready: 'form' },
  {
    name: 'share',
    path: '/share?url=https%3A%2F%2Fwww.tiktok.com%2F%40ada%2Fvideo%2F7300000000000000001',
    who: 'demo',
    ready: 'form',
  },
  {
    name: 'menu',
    path: '/dashboard',
    who: 'demo',
    ready: '[role=progressbar]',
    act: async (page) => {
      const menu = page.getByRole('button', { name: 'Menu' })
      if (!(await menu.isVisible())) return
      await menu.click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'dashboard-new', path: '/dashboard', who: 'beginner', ready: '[role=progressbar]' },
  { name: 'tracking-new', path: '/rank-tracking', who: 'beginner', ready: 'form' },
  { name: 'history-new', path: '/key-phrase-search-history', who: 'beginner', ready: 'main h2' },
  { name: 'check-history-new', path: '/search-results-check-history', who: 'beginner', ready: 'main h2' },
  { name: 'alerts-new', path: '/alerts', who: 'beginner', ready: 'main h2' },
]

// Each size and each scheme once is what the checks need; pictures are taken of all four.
const views = [
  { size: 'phone', viewport: { width: 390, height: 844 }, scheme: 'light' },
  { size: 'phone', viewport: { width: 390, height: 844 }, scheme: 'dark' },
  { size: 'desktop', viewport: { width: 1440, height: 900 }, scheme: 'light' },
  { size: 'desktop', viewport: { width: 1440, height: 900 }, scheme: 'dark' },
] as const
const looked = process.env.SCREENSHOTS ? views : [views[0], views[3]]

let stack: RunningStack
let browser: Browser
let account: Account
let payer: Account
let beginner: Account
let demo: Account
let ids: { phrase: string; check: string }

beforeAll(async () => {
  stack = await startStack()
  browser = await launchChromium()
  account = await makeAccount(stack, { level: 'pro' })
  await search(stack, account, 'running shoes')
  await search(stack, account, 'running shoes', { country: 'de' })
  payer = await makeAccount(stack)
  await press(await beginCheckout(stack, payer, 'premium'), 'pay')
  beginner = await makeAccount(stack)
  demo = await demoAccount(stack)
  const [phrase] = await serverRows(stack, demo, 'keywords', 'select=id&keyword=eq.running shoes')
  const checks = 'select=id&search_type=eq.search_results_check&state=eq.done&order=searched_at.desc&limit=1'
  const [check] = await serverRows(stack, demo, 'search_history', checks)
  ids = { phrase: phrase.id, check: check.id }
})
afterAll(async () => {
  await browser.close()
  await stack.remove()
})

describe.each(looked)('$size, $scheme', ({ size, viewport, scheme }) => {
  const contexts: Record<string, BrowserContext> = {}
  const complaints: string[] = []

  async function pageFor(who: Visitor): Promise<Page> {
    const context =
      contexts[who] ??
      (await browser.newContext({ viewport, colorScheme: scheme, bypassCSP: true, reducedMotion: 'reduce' }))
    const page = context.pages()[0] ?? (await context.newPage())
    if (!contexts[who]) {
      contexts[who] = context
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      const signedIn = { user: account, payer, beginner, demo, visitor: null, newcomer: null }[who]
      if (signedIn) await signInOnScreen(page, stack.url, signedIn)
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
    async ({ name, path, who, ready, act }) => {
      const page = await pageFor(who)
      const address = path.replace('{phrase}', ids.phrase).replace('{check}', ids.check)
      await page.goto(`${stack.url}${address}`)
      await page.locator(ready).first().waitFor()
      await act?.(page)
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

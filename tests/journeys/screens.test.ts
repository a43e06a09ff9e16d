import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Account, makeAccount, search } from '../support/api.ts'
import { launchChromium } from '../support/chromium.ts'
import { signInOnScreen } from '../support/screens.ts'
import { type RunningStack, startStack } from '../support/stack.ts'

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

const screens: { name: string; path: string; signedIn: boolean; ready: string }[] = [
  { name: 'home', path: '/', signedIn: false, ready: 'h1' },
  { name: 'login', path: '/login', signedIn: false, ready: 'form' },
  { name: 'signup', path: '/signup', signedIn: false, ready: 'form' },
  { name: 'forgot-password', path: '/forgot-password', signedIn: false, ready: 'form' },
  { name: 'not-found', path: '/no-such-page', signedIn: false, ready: 'h1' },
  { name: 'home-signed-in', path: '/', signedIn: true, ready: 'h1' },
  { name: 'complete-profile', path: '/complete-profile', signedIn: true, ready: 'form' },
  { name: 'dashboard', path: '/dashboard', signedIn: true, ready: '[role=progressbar]' },
  { name: 'search-empty', path: '/search', signedIn: true, ready: 'form' },
  { name: 'search-basic', path: '/search?q=running+shoes', signedIn: true, ready: 'table' },
  {
    name: 'search-autocomplete',
    path: '/search?q=running+shoes%3Fcountry%3Dde',
    signedIn: true,
    ready: 'table',
  },
  { name: 'history', path: '/key-phrase-search-history', signedIn: true, ready: 'summary' },
  { name: 'account', path: '/account', signedIn: true, ready: 'form' },
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

beforeAll(async () => {
  stack = await startStack()
  browser = await launchChromium()
  account = await makeAccount(stack, { level: 'pro' })
  await search(stack, account, 'running shoes')
  await search(stack, account, 'running shoes', { country: 'de' })
})
afterAll(async () => {
  await browser.close()
  await stack.remove()
})

/** What axe finds that matters, as readable lines. */
async function seriousFindings(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axe })
  return page.evaluate(async () => {
    // @ts-expect-error axe is a global of the page
    const { violations } = await axe.run(document, { resultTypes: ['violations'] })
    return violations
      .filter((finding: { impact: string }) => ['serious', 'critical'].includes(finding.impact))
      .map((finding: { id: string; nodes: { html: string }[] }) => `${finding.id}: ${finding.nodes[0]?.html}`)
  })
}

describe.each(views)('$size, $scheme', ({ size, viewport, scheme }) => {
  const contexts: Record<string, BrowserContext> = {}
  const complaints: string[] = []

  async function pageFor(signedIn: boolean): Promise<Page> {
    const key = String(signedIn)
    const context =
      contexts[key] ?? (await browser.newContext({ viewport, colorScheme: scheme, bypassCSP: true }))
    const page = context.pages()[0] ?? (await context.newPage())
    if (!contexts[key]) {
      contexts[key] = context
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      if (signedIn) await signInOnScreen(page, stack.url, account)
    }
    return page
  }

  afterAll(async () => {
    for (const context of Object.values(contexts)) await context.close()
    expect(complaints).toEqual([])
  })

  test.each(screens)(
    '$name: axe finds nothing serious and nothing sticks out',
    async ({ name, path, signedIn, ready }) => {
      const page = await pageFor(signedIn)
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

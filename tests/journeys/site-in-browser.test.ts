import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccount } from '../support/api.ts'
import { launchChromium } from '../support/chromium.ts'
import { signInOnScreen, waitForOffline } from '../support/screens.ts'
import { siteMap } from '../support/site-map.ts'
import { type RunningStack, startStack } from '../support/stack.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

let stack: RunningStack
let browser: Browser
let paths: string[]

beforeAll(async () => {
  stack = await startStack()
  browser = await launchChromium()
  paths = await siteMap(stack.url)
})
afterAll(async () => {
  await browser.close()
  await stack.remove()
})

async function visit(look: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: desktop })
  await look(await context.newPage())
  await context.close()
}

// Every kind of page; posts differ in their text only.
const kinds = () => [
  ...paths.filter((path) => !path.startsWith('/blog/')),
  '/login',
  ...paths.filter((path) => path.startsWith('/blog/')).slice(0, 5),
]

test.each([
  ['phone', phone],
  ['desktop', desktop],
])('taking pages over makes no message and moves nothing (%s)', async (_, viewport) => {
  const context = await browser.newContext({ viewport })
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
    const moved: string[] = []
    Object.assign(globalThis, { moved })
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node: Element | null }[]
      })[])
        moved.push(`${shift.value} ${shift.sources.map(({ node }) => node?.outerHTML?.slice(0, 90))}`)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const page = await context.newPage()
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(String(error)))
  for (const path of kinds()) {
    await page.goto(stack.url + path, { waitUntil: 'networkidle' })
    expect({ path, moved: await page.evaluate('moved'), messages }).toEqual({
      path,
      moved: [],
      messages: [],
    })
  }
  await context.close()
})

test('a step from a page that was drawn takes its description along', async () => {
  await visit(async (page) => {
    await page.goto(`${stack.url}/faq`)
    await page.getByRole('link', { name: 'Sign In' }).click()
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
    expect(await page.title()).toBe('Sign in · Keytrail')
    expect(await page.locator('head meta[name=description]').count()).toBe(1)
    expect(await page.locator('head link[rel=canonical]').count()).toBe(0)
  })
})

test('the pictures of the landing page turn by button, key, thumbnail and finger', async () => {
  await visit(async (page) => {
    await page.goto(stack.url)
    const pictures = page.getByRole('region', { name: 'What it looks like' })
    await pictures.scrollIntoViewIfNeeded()
    const status = pictures.getByRole('status')
    await pictures.getByRole('button', { name: 'Next picture' }).click()
    await status.getByText('picture 2 of 7').waitFor()
    await page.keyboard.press('ArrowRight')
    await status.getByText('picture 3 of 7').waitFor()
    await page.keyboard.press('ArrowLeft')
    await pictures.getByRole('button', { name: 'Previous picture' }).click()
    await status.getByText('picture 1 of 7').waitFor()
    await pictures.getByRole('button', { name: 'Previous picture' }).click()
    await status.getByText('picture 7 of 7').waitFor()
    await pictures.getByRole('button', { name: 'Rank tracking' }).click()
    await status.getByText('Rank tracking, picture 5 of 7').waitFor()
    const picture = pictures.getByRole('img', { name: /^The list of tracked/ })
    // Waits until it stands still: dragged while it moves, it would go on from wherever it was.
    await picture.hover()
    const [frame, box] = [await pictures.boundingBox(), await picture.boundingBox()]
    if (!box || !frame) throw new Error('no picture')
    const middle = box.y + box.height * 0.7
    await page.mouse.move(frame.x + frame.width * 0.8, middle)
    await page.mouse.down()
    await page.mouse.move(frame.x + frame.width * 0.2, middle, { steps: 8 })
    await page.mouse.up()
    await status.getByText('picture 6 of 7').waitFor()
  })
})

test('somebody who is signed in never sees the visitors’ navigation', async () => {
  const account = await makeAccount(stack)
  const context: BrowserContext = await browser.newContext({ viewport: desktop })
  const page = await context.newPage()
  await signInOnScreen(page, stack.url, account)
  await context.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(globalThis, { seen })
    const look = () => {
      for (const link of document.querySelectorAll<HTMLElement>(
        'nav[aria-label=Main] a, main form, main a[href="/signup"]',
      ))
        if (link.checkVisibility({ visibilityProperty: true }))
          seen.add(link.textContent || link.getAttribute('aria-label') || '')
      requestAnimationFrame(look)
    }
    look()
  })
  for (const path of ['/', '/faq', '/blog']) {
    await page.goto(stack.url + path)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).waitFor()
    await page.waitForFunction(() => (globalThis as unknown as { seen: Set<string> }).seen.has('Dashboard'))
    const seen = await page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen])
    expect(seen, path).toContain('Dashboard')
    expect(seen, path).not.toContain('Sign In')
    expect(seen, path).not.toContain('Keyword discovery')
    expect(seen, path).not.toContain('Create a free account')
  }
  await page.goto(`${stack.url}/keyword-discovery`)
  await page.getByRole('main').getByRole('link', { name: 'Open the dashboard' }).waitFor()
  await page.goto(`${stack.url}/login`)
  await page.getByRole('heading', { name: 'You are signed in' }).waitFor()
  const seen = await page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen])
  expect(seen.join(), 'the form of the sign-in screen').not.toContain('Password')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByRole('link', { name: 'Sign In' }).waitFor()
  await page.getByRole('link', { name: 'Create a free account' }).waitFor()
  await context.close()
})

test('what is typed into the sign-in form before its script is there counts', async () => {
  const account = await makeAccount(stack)
  await visit(async (page) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.goto(`${stack.url}/login`, { waitUntil: 'commit' })
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password').fill(account.password)
    expect(await page.getByRole('button', { name: 'Sign in' }).isDisabled()).toBe(true)
    release()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('heading', { name: /^Welcome, / }).waitFor()
  })
})

test('after one visit the pages open without a network', async () => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(stack.url)
  await waitForOffline(page)
  await context.setOffline(true)
  for (const [path, heading] of [
    ['/', 'What people type into TikTok search'],
    ['/keyword-discovery', 'Keyword discovery for TikTok'],
    ['/tiktok-rank-tracking', 'Rank tracking for TikTok'],
    ['/competitor-monitoring', 'Competitor monitoring'],
    ['/faq', 'Questions and answers'],
    ['/about', 'About Keytrail'],
    ['/privacy-policy', 'Privacy policy'],
  ] as const) {
    await page.goto(stack.url + path)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  }
  await context.close()
})

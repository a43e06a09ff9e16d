// The app's frame on a phone: nothing in it jumps or gets in the way.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { storyTest } from '../support/browser/journey.ts'
import { storeSession } from '../support/browser/sign-in.ts'
import { isLong } from '../support/project/long-run.ts'
import { type Account, signUp } from '../support/stack/api.ts'
import { demoAccount, serverRows } from '../support/stack/tracking.ts'

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
/** The layout shift of a stable page: https://web.dev/cls calls 0.1 good. */
const maxShift = 0.02

const mainRoutes = [
  '/dashboard',
  '/key-phrase/{phrase}',
  '/search?q=running+shoes',
  '/rank-tracking',
  '/search-results-check-history/{check}',
]
const otherRoutes = [
  '/search',
  '/search-multi',
  '/search-multi?q=running+shoes%0Atrail+shoes&country=gb',
  '/alerts',
  '/search-check',
  '/key-phrase-search-history',
  '/search-results-check-history',
  '/search-results-check-history?tracker=1',
  '/account',
  '/share',
  '/payment',
  '/admin',
]

interface Seen {
  shifts: { value: number; what: string }[]
  /** The highest position of a footer in a frame at the top of the page, in CSS pixels; null without one. */
  footer: number | null
}

/** Makes every page record its layout shifts and its footer's position, from its first frame on. */
function watch(): void {
  const seen: Seen = { shifts: [], footer: null }
  Object.assign(globalThis, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Element | null }[]
    })[])
      if (!entry.hadRecentInput)
        seen.shifts.push({
          value: entry.value,
          what: entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 120)).join(' | '),
        })
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    for (const footer of document.querySelectorAll('footer')) {
      const box = footer.getBoundingClientRect()
      if (box.height > 0 && scrollY === 0) seen.footer = Math.min(seen.footer ?? box.top, box.top)
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Opens an address and returns the records until it is idle. */
async function openStill(page: Page, path: string): Promise<Seen> {
  await page.goto(path)
  await page.locator('main h1').first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(700)
  return page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
}

const sum = ({ shifts }: Seen) => shifts.reduce((total, { value }) => total + value, 0)

async function expectStill(page: Page, site: string, account: Account, path: string): Promise<void> {
  await page.addInitScript(watch)
  await storeSession(page, site, account)
  for (const device of ['new', 'known']) {
    const seen = await openStill(page, path)
    expect(sum(seen), `${device}: ${JSON.stringify(seen.shifts)}`).toBeLessThanOrEqual(maxShift)
    expect(seen.footer, 'no footer').toBeNull()
  }
}

const test = storyTest
  .override('sharesStack', true)
  .override('account', ({ stack }) => demoAccount(stack))
  .override('contextOptions', phone)
  .extend('ids', { scope: 'file' }, async ({ stack, account }) => {
    const [phrase] = await serverRows(stack, account, 'keywords', 'select=id&keyword=eq.trail running tips')
    const [check] = await serverRows(
      stack,
      account,
      'search_history',
      'select=id&search_type=eq.search_results_check&limit=1',
    )
    return { phrase: phrase?.id, check: check?.id }
  })

test.for(isLong ? [...mainRoutes, ...otherRoutes] : mainRoutes)(
  '%s does not move, on a new device and on one that has its rows',
  async (route, { newContext, site, account, ids }) => {
    const path = route.replace(/\{(\w+)\}/, (_, name: 'phrase' | 'check') => ids[name])
    await expectStill(await (await newContext()).newPage(), site, account, path)
  },
)

test('a new user’s next step does not move either', async ({ newContext, site, stack }) => {
  await expectStill(await (await newContext()).newPage(), site, await signUp(stack), '/complete-profile')
})

test('the header hides on the way down, returns on the way up, and never moves the focus', async ({
  newContext,
  site,
  account,
}) => {
  const page = await (await newContext()).newPage()
  await storeSession(page, site, account)
  await page.goto('/account')
  const header = page.getByRole('banner')
  const bottom = () => header.evaluate((element) => Math.round(element.getBoundingClientRect().bottom))
  await page.getByRole('heading', { name: 'More' }).waitFor()
  expect(await bottom(), '44 px and a line').toBe(45)
  expect(await page.getByRole('button', { name: 'Menu' }).count()).toBe(0)
  await page.evaluate(() => scrollTo(0, 900))
  await expect.poll(bottom).toBe(0)
  await page.evaluate(() => scrollTo(0, 800))
  await expect.poll(bottom).toBe(45)
  await page.evaluate(() => scrollTo(0, 1200))
  await expect.poll(bottom).toBe(0)
  await header.getByRole('link', { name: /^Alerts/ }).focus()
  await expect.poll(bottom, { message: 'with the focus in it' }).toBe(45)
})

test('with reduced motion it hides at once', async ({ newContext, site, account }) => {
  const page = await (await newContext({ ...phone, reducedMotion: 'reduce' })).newPage()
  await storeSession(page, site, account)
  await page.goto('/account')
  await page.getByRole('heading', { name: 'More' }).waitFor()
  const duration = await page
    .getByRole('banner')
    .evaluate((header) => getComputedStyle(header).transitionDuration)
  expect(duration).toBe('0s')
})

/** Makes a page record the parts of each transition between screens. */
function noteTransitions(): void {
  const shown: string[][] = []
  Object.assign(globalThis, { shown })
  const start = Document.prototype.startViewTransition
  Document.prototype.startViewTransition = function (change) {
    const transition = start.call(this, change)
    transition.ready.then(
      () =>
        shown.push(
          document
            .getAnimations()
            .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
            .filter((part) => part.includes('travels')),
        ),
      () => shown.push([]),
    )
    return transition
  }
}

test('the rank of a row travels to its page and back to the same position in the list', async ({
  newContext,
  site,
  account,
}) => {
  const page = await (await newContext()).newPage()
  // Lower than the list, so that it scrolls.
  await page.setViewportSize({ width: 390, height: 560 })
  await page.addInitScript(noteTransitions)
  await storeSession(page, site, account)
  await page.goto('/rank-tracking')
  const row = page.locator('main article').filter({ hasText: 'trail running tips' })
  await row.waitFor()
  const noted = () => page.evaluate(() => (globalThis as unknown as { shown: string[][] }).shown.splice(0))
  const thereAndBack = async () => {
    await page.evaluate(() => scrollTo(0, 120))
    await row.getByRole('link', { name: 'trail running tips' }).tap()
    await page.getByRole('heading', { name: 'trail running tips', level: 1 }).waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Tracking' }).tap()
    await row.waitFor()
    await page.waitForTimeout(200)
    return noted()
  }
  const travelled = expect.arrayContaining(['::view-transition-group(travels)'])
  // At first the code of the screens is still loading, and no screen stops for that.
  await expect.poll(thereAndBack, { timeout: 30_000 }).toEqual([travelled, travelled])
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120)
})

// Each screen by touch: no field that a phone zooms into, no target that a finger misses or cannot find. And in a narrow
// window, as at a large zoom: complete, in one column (WCAG 1.4.10), with no focused element hidden under a bar (2.4.11).
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { pages } from '#src/app/pages.tsx'
import { type Route, routes } from '#src/domain/shell/routes.ts'
import { missedTargets } from '../support/browser/finger.ts'
import { storyTest } from '../support/browser/journey.ts'
import { reach } from '../support/browser/show-screen.ts'
import { storeSession } from '../support/browser/sign-in.ts'
import { standsStill } from '../support/browser/still.ts'
import { isLong } from '../support/project/long-run.ts'
import { signUp } from '../support/stack/api.ts'
import { demoAccount, serverRows } from '../support/stack/tracking.ts'

const phone = { width: 390, height: 844 }
/** A window of 1280 by 1024 pixels at 400 %, the narrowest. */
const narrowest = { width: 320, height: 512 }
/** With `--all` also the same window at 200 %, and a small phone. */
const windows = isLong ? [narrowest, { width: 640, height: 512 }, { width: 360, height: 740 }] : [narrowest]

/** Its rows of 56 px hold a link and a strip of days, on which a finger slides (history-page.test.ts). */
const daily = '/search-results-check-history?tracker=1'

/** The screens of a kind; in a path `{phrase}` and `{check}` are replaced by the demo account's. */
const shown: Partial<Record<Route, readonly string[]>> = {
  [routes.keyPhrase]: ['/key-phrase/{phrase}'],
  [routes.search]: ['/search', '/search?q=running+shoes'],
  [routes.searchMulti]: ['/search-multi', '/search-multi?q=running+shoes%0Atrail+shoes&country=gb'],
  [routes.searchResultsCheckHistory]: ['/search-results-check-history', daily],
  [routes.searchResultsCheck]: [
    '/search-results-check-history/{check}',
    '/search-results-check-history/{check}?with={other}',
  ],
  [routes.searchResultsDemo]: ['/search-results-demo', '/search-results-demo?q=matcha'],
  [routes.blogPost]: ['/blog/what-search-intent-means-on-tiktok'],
  [routes.blogPage]: ['/blog/page/2'],
  [routes.author]: ['/authors/search-desk'],
}

const screens = [
  ...pages.flatMap(({ path, access }) =>
    (shown[path] ?? [path]).map((address) => ({ address, isPrivate: access === 'signed-in' })),
  ),
  { address: '/no-such-page', isPrivate: false },
]

const test = storyTest
  .override('contextOptions', { viewport: phone, hasTouch: true, isMobile: true, reducedMotion: 'reduce' })
  .override('account', ({ stack }) => demoAccount(stack))
  .extend('ids', { scope: 'file' }, async ({ stack, account }) => {
    const [phrase] = await serverRows(stack, account, 'keywords', 'select=id&keyword=eq.trail running tips')
    const ofPhrase = 'search_type=eq.search_results_check&state=eq.done&search_term=eq.trail running tips'
    const newest = `select=id&${ofPhrase}&order=searched_at.desc&limit=2`
    const [check, other] = await serverRows(stack, account, 'search_history', newest)
    return { phrase: phrase?.id, check: check?.id, other: other?.id } as Record<string, string>
  })
  .extend('visitorPage', { scope: 'file' }, async ({ newContext }) => (await newContext()).newPage())
  .extend('newcomerPage', { scope: 'file' }, async ({ newContext, site, stack }) => {
    const page = await (await newContext()).newPage()
    await storeSession(page, site, await signUp(stack))
    return page
  })

/** Scrolls to the end, which loads the parts that load when they are near. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1
    for (let steps = 0; steps < 20 && !isAtEnd(); steps += 1) {
      scrollBy({ top: innerHeight, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    }
  })

/** Fits each window, with no focused element under a bar. */
async function expectFit(page: Page): Promise<void> {
  for (const size of windows) {
    await page.setViewportSize(size)
    await expect.poll(() => sticksOut(page), { message: `at ${size.width} px` }).toEqual([])
    expect(await isCovered(page), `under a bar at ${size.width} px`).toEqual([])
  }
}

/** The innermost elements that overflow the window to the right. */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement
    if (root.scrollWidth <= root.clientWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 0.5,
    )
    return [
      `${root.scrollWidth} px`,
      ...wide
        .filter((element) => !wide.some((other) => other !== element && element.contains(other)))
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    ]
  })

/** The focused elements that are hidden, tabbing down and up. */
const isCovered = (page: Page) =>
  page.evaluate(
    async (most) => {
      const all = 'a[href], button:not(:disabled), input, select, textarea, summary, [tabindex="0"]'
      const stops = [...document.querySelectorAll<HTMLElement>(`main :is(${all})`)].filter(
        (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
      )
      const way = stops.length > most ? [...stops.slice(0, most / 2), ...stops.slice(-most / 2)] : stops
      const covered = new Set<string>()
      for (const element of [...way, ...way.toReversed()]) {
        element.focus()
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
        const seen = element.closest('label') ?? element
        const { left, top, width, height } = seen.getBoundingClientRect()
        const isSeen = [0.1, 0.5, 0.9].some((x) =>
          [0.1, 0.5, 0.9].some((y) => {
            const there = document.elementFromPoint(left + width * x, top + height * y)
            return there !== null && (seen.contains(there) || there.contains(seen))
          }),
        )
        // An element that hides when the focus is near covers nothing.
        const isThere = element.isConnected && element.checkVisibility({ visibilityProperty: true })
        if (!isSeen && isThere) covered.add(element.outerHTML.slice(0, 160))
      }
      return [...covered]
    },
    isLong ? 60 : 24,
  )

test.for(screens)(
  '$address has targets for a finger, and fits a narrow window',
  async ({ address, isPrivate }, { visitorPage, newcomerPage, memberPage, ids }) => {
    const page = address === routes.completeProfile ? newcomerPage : isPrivate ? memberPage : visitorPage
    await page.setViewportSize(phone)
    await reach(
      page,
      address.replace(/\{(\w+)\}/g, (_, name) => ids[name] ?? ''),
    )
    await page.locator('main h1, main h2').first().waitFor({ state: 'attached' })
    await scrollThrough(page)
    await standsStill(page, 400)
    if (address !== daily) expect(await missedTargets(page)).toEqual([])
    await expectFit(page)
  },
)

test('the alert rules of a key phrase fit too once they are open', async ({ memberPage: page }) => {
  await page.goto(routes.alerts)
  await page.locator('main summary').first().click()
  await page.locator('main details[open] summary', { hasText: 'More alerts' }).first().click()
  await page.getByLabel('Tell me when it').first().waitFor()
  await expectFit(page)
})

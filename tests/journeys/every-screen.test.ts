// Visits each screen in its main states: axe finds nothing serious, the console has no warnings or errors,
// and nothing overflows. On a phone, no field makes the page zoom in, and every target can be found and hit. In
// a narrow window, everything fits in one column (WCAG 1.4.10), and no bar hides a focused element (2.4.11).
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { pages } from '#src/app/pages.tsx'
import { type Route, routes } from '#src/domain/shell/routes.ts'
import { demoIds, fillPath } from '../support/browser/every-screen.ts'
import { missedTargets } from '../support/browser/finger.ts'
import { inspectAt, overhang, resize, type Size, sizes } from '../support/browser/inspect.ts'
import { onPhone, storyTest } from '../support/browser/journey.ts'
import { hearComplaints, reach } from '../support/browser/show-screen.ts'
import { storeSession } from '../support/browser/sign-in.ts'
import { standsStill } from '../support/browser/still.ts'
import { isLong } from '../support/project/long-run.ts'
import { type Account, makeAccount, search, signUp } from '../support/stack/api.ts'
import { beginCheckout, press } from '../support/stack/payments.ts'
import type { RunningStack } from '../support/stack/stack.ts'
import { demoAccount } from '../support/stack/tracking.ts'

/** A window of 1280 by 1024 pixels at 400% zoom. */
const narrowest = { width: 320, height: 256 }
/** With `--all`, also a window of 1280 by 1024 pixels at 200%, and a small phone. */
const windows = isLong ? [narrowest, { width: 640, height: 512 }, { width: 360, height: 740 }] : [narrowest]

/** Exempt from the touch-target check: its days are narrow, but a finger slides over them. */
const daily = '/search-results-check-history?tracker=1'

const people = {
  visitor: async () => null,
  newcomer: (stack: RunningStack) => signUp(stack),
  beginner: (stack: RunningStack) => makeAccount(stack),
  async user(stack: RunningStack) {
    const account = await makeAccount(stack, { level: 'pro' })
    await search(stack, account, 'running shoes')
    await search(stack, account, 'running shoes', { country: 'de' })
    return account
  },
  async payer(stack: RunningStack) {
    const account = await makeAccount(stack)
    await press(await beginCheckout(stack, account, 'premium'), 'pay')
    return account
  },
  demo: (stack: RunningStack) => demoAccount(stack),
} satisfies Record<string, (stack: RunningStack) => Promise<Account | null>>

interface Shown {
  name: string
  who: keyof typeof people
  path: string
  /** A selector of an element that is visible once the screen can be inspected. */
  ready: string
  act?: (page: Page) => Promise<void>
}

const nowhere = '00000000-0000-4000-8000-000000000000'
const shared = '/share?url=https%3A%2F%2Fwww.tiktok.com%2F%40ada%2Fvideo%2F7300000000000000001'

/** Paths whose screens differ from others only in words or columns. They are visited only with `--all`. */
const rare = (paths: readonly string[]) => (isLong ? paths : [])

const addresses: Partial<Record<Route, readonly string[]>> = {
  [routes.keyPhrase]: ['/key-phrase/{phrase}', ...rare([`/key-phrase/${nowhere}`])],
  [routes.search]: ['/search', '/search?q=running+shoes'],
  [routes.searchMulti]: ['/search-multi', '/search-multi?q=running+shoes%0Atrail+shoes&country=gb'],
  [routes.searchResultsCheckHistory]: ['/search-results-check-history', daily],
  [routes.searchResultsCheck]: [
    '/search-results-check-history/{check}',
    ...rare(['/search-results-check-history/{check}?with={other}']),
  ],
  [routes.searchResultsDemo]: ['/search-results-demo', '/search-results-demo?q=matcha'],
  [routes.share]: ['/share', shared],
  [routes.admin]: [],
  [routes.alerts]: ['/alerts', '/alerts?brand=1'],
  [routes.tiktokRankTracker]: rare(['/tiktok-rank-tracker']),
  [routes.blog]: ['/blog', '/blog?q=nothing+like+it', ...rare(['/blog?q=rank&tag=measuring'])],
  [routes.blogPost]: ['/blog/what-search-intent-means-on-tiktok', '/blog/no-such-post'],
  [routes.blogPage]: rare(['/blog/page/3']),
  [routes.author]: ['/authors/search-desk', ...rare(['/authors/nobody'])],
}

const plain = (who: Shown['who'], path: string, ready = 'main h1, main h2'): Shown => ({
  name: `${who} ${path}`,
  who,
  path,
  ready,
})

const row = 'main a[href^="/key-phrase/"]'

const screens: Shown[] = [
  ...pages.flatMap(({ path, access }) => {
    const member = path === routes.completeProfile ? 'newcomer' : 'demo'
    return (addresses[path] ?? [path]).map((address) =>
      plain(access === 'signed-in' ? member : 'visitor', address),
    )
  }),
  plain('visitor', '/no-such-page'),
  {
    ...plain('visitor', '/faq', 'summary'),
    name: 'an answer',
    act: (page) => page.locator('summary').first().click(),
  },
  {
    ...plain('visitor', '/developers', 'summary'),
    name: 'an operation of the API',
    act: (page) => page.locator('summary').first().click(),
  },
  {
    ...plain('visitor', '/about'),
    name: 'the menu',
    act: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  ...['/login', ...rare(['/', '/keyword-discovery'])].map((path) => plain('user', path)),
  plain('user', '/search?q=never+searched'),
  plain('user', '/dashboard', '[role=progressbar]'),
  plain('user', '/search?q=running+shoes%3Fcountry%3Dde', 'table:visible'),
  plain('user', '/search-multi?q=running+shoes%0Anot+yet&country=de', 'table:visible'),
  {
    ...plain('user', '/key-phrase-search-history?country=de', 'summary'),
    name: 'a search of the history',
    act: async (page) => {
      await page.locator('summary').first().click()
      await page.getByRole('table').waitFor()
    },
  },
  plain('payer', '/account', '[data-status=active]'),
  plain('demo', '/admin', 'dl'),
  {
    ...plain('demo', '/search-results-check-history/{check}', 'table:visible'),
    name: 'an open row',
    act: (page) => page.getByRole('button', { name: 'Rank 1: extra details' }).click(),
  },
  {
    ...plain('demo', '/rank-tracking', row),
    name: 'the deletion of a key phrase',
    act: async (page) => {
      const actions = page.getByRole('button', { name: /^Actions: / })
      await actions.first().click()
      await page.getByRole('menuitem', { name: 'Delete' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    ...plain('demo', '/rank-tracking?filter=', row),
    name: 'the form for several key phrases',
    act: async (page) => {
      await page.getByRole('button', { name: 'Add key phrases' }).click()
      await page.getByText('Several', { exact: true }).click()
      await page.getByLabel('Key phrases', { exact: true }).fill('oat milk\nrunning shoes')
    },
  },
  {
    ...plain('demo', '/ideas?stage=verdict', 'main [data-idea]'),
    name: 'an idea',
    act: async (page) => {
      await page.locator('main [data-idea]').first().click()
      await page.getByRole('dialog').getByRole('table').waitFor()
    },
  },
  {
    ...plain('demo', '/alerts', 'main summary'),
    name: 'the alert rules of a key phrase',
    act: async (page) => {
      await page.locator('main summary').first().click()
      await page.locator('main details[open] summary', { hasText: 'More alerts' }).first().click()
      await page.getByLabel('Tell me when it').first().waitFor()
    },
  },
  ...[
    '/dashboard',
    '/rank-tracking',
    '/key-phrase-search-history',
    '/search-results-check-history',
    daily,
    shared,
    '/ideas',
    '/report',
  ].map((path) => plain('beginner', path)),
  plain('beginner', '/alerts', 'text=/Tracking is part of Premium and Pro/'),
  plain('beginner', '/alerts?brand=1', 'text=acme scam'),
]

const test = storyTest
  .override('contextOptions', { ...onPhone, reducedMotion: 'reduce' })
  .extend('ids', { scope: 'file' }, async ({ stack }) => demoIds(stack, await demoAccount(stack)))
  .extend('pages', { scope: 'file' }, () => new Map<Shown['who'], Promise<Page>>())
  .extend('openPage', { scope: 'file' }, ({ pages, newContext, stack, site }) => (who: Shown['who']) => {
    const open = async () => {
      const page = await (await newContext()).newPage()
      const account = await people[who](stack)
      if (account) await storeSession(page, site, account)
      return page
    }
    const page = pages.get(who) ?? open()
    pages.set(who, page)
    return page
  })

/** Scrolls to the end, so that lazy parts load. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1
    for (let steps = 0; steps < 20 && !isAtEnd(); steps += 1) {
      scrollBy({ top: innerHeight, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    }
  })

async function expectFit(page: Page): Promise<void> {
  for (const size of windows) {
    await resize(page, size)
    await expect.poll(() => overhang(page), { message: `at ${size.width} px` }).toBeLessThanOrEqual(0)
    expect(await isCovered(page), `under a bar at ${size.width} px`).toEqual([])
  }
}

/** Returns the height of the dialog's smallest scrolling area; Infinity if nothing has to scroll. */
const scrolledHeight = (dialog: Element) =>
  Math.min(
    ...[dialog, ...dialog.querySelectorAll('div')]
      .filter((box) => getComputedStyle(box).overflowY === 'auto' && box.scrollHeight > box.clientHeight)
      .map((box) => box.clientHeight),
  )

/** Focuses up to 12 elements (60 with `--all`) in both directions. Returns those hidden while focused. */
const isCovered = (page: Page) =>
  page.evaluate(
    async (most) => {
      const all = 'a[href], button:not(:disabled), input, select, textarea, summary, [tabindex="0"]'
      const stops = [...document.querySelectorAll<HTMLElement>(`main :is(${all})`)].filter(
        (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
      )
      const way = stops.length > most ? [...stops.slice(0, most / 2), ...stops.slice(-most / 2)] : stops
      const covered = new Set<string>()
      // Focusing an element that already has the focus does not scroll it into view.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      for (const element of [...way, ...way.toReversed()]) {
        element.focus()
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
        const seen = element.closest('label') ?? element
        const { left, top, width, height } = seen.getBoundingClientRect()
        const over = [0.1, 0.5, 0.9].flatMap((x) =>
          [0.1, 0.5, 0.9].map((y) => document.elementFromPoint(left + width * x, top + height * y)),
        )
        const isSeen = over.some((there) => there !== null && (seen.contains(there) || there.contains(seen)))
        // An element that disappears when it is focused is not covered.
        const isThere = element.isConnected && element.checkVisibility({ visibilityProperty: true })
        if (!isSeen && isThere)
          covered.add(
            `${element.outerHTML.slice(0, 160)} at ${top} px is under ${over[4]?.outerHTML.slice(0, 160)}`,
          )
      }
      return [...covered]
    },
    isLong ? 60 : 12,
  )

test.for(screens.map((screen, n) => ({ ...screen, n })))(
  '$name: axe, touch and a narrow window find nothing',
  async ({ name, who, path, ready, act, n }, { openPage, ids }) => {
    const page = await openPage(who)
    // Axe runs only at the first size, except with `--all` or after an `act`. A screen with an `act` starts on
    // a phone, because only a phone has the menu.
    const order: Size[] = n % 2 === 0 || act ? ['phone', 'desktop'] : ['desktop', 'phone']
    await page.setViewportSize(sizes[order[0] ?? 'phone'])
    const complaints = hearComplaints(page)
    await reach(page, fillPath(path, ids))
    await page.locator(ready).first().waitFor()
    await act?.(page)
    await scrollThrough(page)
    await standsStill(page, 400)
    for (const size of order) {
      await inspectAt(page, name, size, isLong || act !== undefined || size === order[0])
      if (size === 'phone') await expectNarrow(page, path)
    }
    expect(complaints()).toEqual([])
  },
)

async function expectNarrow(page: Page, path: string): Promise<void> {
  if (path !== daily) expect(await missedTargets(page)).toEqual([])
  const dialog = page.getByRole('dialog')
  if ((await dialog.count()) === 0) return expectFit(page)
  await page.setViewportSize(narrowest)
  expect(await dialog.evaluate(scrolledHeight)).toBeGreaterThan(narrowest.height / 2)
}

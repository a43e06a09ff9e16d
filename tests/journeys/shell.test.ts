import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { demoIds, fillPath } from '../support/browser/every-screen.ts'
import { demoTest, onPhone } from '../support/browser/journey.ts'
import { readShifts, withoutTypeface } from '../support/browser/layout-shifts.ts'
import { storeSession } from '../support/browser/sign-in.ts'
import { standsStill } from '../support/browser/still.ts'
import { isLong } from '../support/project/long-run.ts'
import { type Account, makeAccount, signUp } from '../support/stack/api.ts'

/** The maximum layout shift of a page that counts as stable. https://web.dev/cls calls 0.1 good. */
const maxShift = 0.02

const mainRoutes = ['/dashboard', '/key-phrase/{phrase}']
const otherRoutes = [
  '/rank-tracking',
  '/search-results-check-history/{check}',
  '/search?q=running+shoes',
  '/search',
  '/search-multi',
  '/search-multi?q=running+shoes%0Atrail+shoes&country=gb',
  '/ideas',
  '/alerts',
  '/search-check',
  '/key-phrase-search-history',
  '/search-results-check-history',
  '/search-results-check-history?tracker=1',
  '/account',
  '/share',
  '/report',
  '/payment',
  '/admin',
]

function watchFooter(): void {
  const look = () => {
    const isShown = [...document.querySelectorAll('footer')].some(({ clientHeight }) => clientHeight > 0)
    if (isShown && scrollY === 0) Object.assign(globalThis, { hasFooter: true })
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

async function expectStill(page: Page, site: string, account: Account, path: string): Promise<void> {
  await withoutTypeface(page.context())
  await page.addInitScript(watchFooter)
  await storeSession(page, site, account)
  for (const device of ['new', 'known']) {
    await page.goto(path)
    await page.locator('main h1').first().waitFor({ state: 'attached' })
    await standsStill(page)
    const shifts = await readShifts(page)
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    expect(sum, `${device}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(maxShift)
    expect(await page.evaluate(() => 'hasFooter' in globalThis), 'a footer').toBe(false)
  }
}

const test = demoTest
  .override('contextOptions', onPhone)
  .extend('ids', { scope: 'file' }, ({ stack, account }) => demoIds(stack, account))

test.for(isLong ? [...mainRoutes, ...otherRoutes] : mainRoutes)(
  '%s does not move, on a new device and on one that has its rows',
  async (route, { newContext, site, account, ids }) => {
    await expectStill(await (await newContext()).newPage(), site, account, fillPath(route, ids))
  },
)

test('a new user’s next step does not move either', async ({ newContext, site, stack }) => {
  const open = async () => (await newContext()).newPage()
  await expectStill(await open(), site, await signUp(stack), '/complete-profile')
  await expectStill(await open(), site, await makeAccount(stack), '/rank-tracking')
})

test('a screen of the app is hidden from search engines; its header hides on the way down, and returns for the focus', async ({
  memberPage: page,
}) => {
  await page.goto('/account')
  const header = page.getByRole('banner')
  const bottom = () => header.evaluate((element) => Math.round(element.getBoundingClientRect().bottom))
  await page.getByRole('heading', { name: 'More' }).waitFor()
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  expect(await bottom(), '44 px and a line').toBe(45)
  await page.evaluate(() => scrollTo(0, 900))
  await expect.poll(bottom).toBe(0)
  await header.getByRole('link', { name: /^Alerts/ }).focus()
  await expect.poll(bottom, { message: 'with the focus in it' }).toBe(45)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await header.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0s')
  await page.emulateMedia({ reducedMotion: null })
})

test('only the first screen is drawn over the frame, so later placeholders appear with a delay', async ({
  memberPage: page,
}) => {
  const hasFrame = () => page.evaluate(() => 'frame' in document.documentElement.dataset)
  await page.goto('/account')
  await page.getByRole('heading', { name: 'More' }).waitFor()
  expect(await hasFrame()).toBe(true)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Alerts/ })
    .click()
  await page.getByRole('heading', { level: 1, name: 'Alerts' }).waitFor()
  expect(await hasFrame()).toBe(false)
})

test('a reload restores the scroll and typed text, in a dialog too', async ({ memberPage: page, ids }) => {
  for (const { path, label } of [
    { path: '/contact', label: 'Message' },
    { path: fillPath('/key-phrase/{phrase}', ids), label: 'Note' },
  ]) {
    await page.goto(path)
    if (label === 'Note') await page.getByRole('button', { name: 'Note', exact: true }).click()
    const field = page.getByRole('textbox', { name: label })
    await field.fill('half a thought')
    await page.reload()
    await expect.poll(() => field.inputValue()).toBe('half a thought')
  }
  await page.goto('/account')
  await page.getByRole('heading', { name: 'More' }).waitFor()
  await page.evaluate(() => scrollTo(0, 900))
  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
})

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

test('a row’s rank travels to its page and back to the same position', async ({ memberPage: page }) => {
  // The window is shorter than the list, so that the page scrolls.
  await page.setViewportSize({ width: 390, height: 560 })
  await page.addInitScript(noteTransitions)
  await page.goto('/rank-tracking')
  // Chooses a row by position, not by name: a named row could be out of view, and pressing it would scroll.
  const row = page.locator('main article').nth(2)
  await row.waitFor()
  const noted = () => page.evaluate(() => (globalThis as unknown as { shown: string[][] }).shown.splice(0))
  const thereAndBack = async () => {
    await page.evaluate(() => scrollTo(0, 120))
    const link = row.getByRole('link').first()
    const name = await link.innerText()
    await link.tap()
    await page.getByRole('heading', { name, level: 1 }).waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Tracking' }).tap()
    await row.waitFor()
    await page.waitForTimeout(200)
    return noted()
  }
  const travelled = expect.arrayContaining(['::view-transition-group(travels)'])
  // Polls, because the screens' code is still loading at first, and navigating does not wait for it.
  await expect.poll(thereAndBack).toEqual([travelled, travelled])
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120)
})

import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { missedTargets } from '../support/browser/finger.ts'
import { demoTest, onPhone, phone } from '../support/browser/journey.ts'
import { allChecks, chart, phrase } from '../support/browser/key-phrase-page.ts'

const small = { width: 360, height: 780 }
/** The user's video is at rank 12 for this phrase every day, one screenful above rank 30. */
const ranked = 'marathon training plan'

const test = demoTest
  .override('contextOptions', { ...onPhone, reducedMotion: 'reduce' })
  .extend('check', { scope: 'file' }, async ({ server }) => {
    const ofPhrase = `search_type=eq.search_results_check&state=eq.done&search_term=eq.${ranked}`
    const newest = `select=id,keyword_id&${ofPhrase}&order=searched_at.desc&limit=2`
    const [check, earlier] = await server.rows('search_history', newest)
    const detail = `/search-results-check-history/${check.id}`
    return {
      keyPhrase: `/key-phrase/${check.keyword_id}`,
      detail,
      comparison: `${detail}?with=${earlier.id}`,
    }
  })

const rankButton = (page: Page, rank: number) =>
  page.getByRole('button', { name: `Rank ${rank}: extra details`, exact: true })

/** Opens the page and scrolls to the ranking, which loads only near the viewport. */
async function openRanking(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await allChecks(page)
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 600)
      return rankButton(page, 1).count()
    })
    .toBe(1)
}

function scrollers(page: Page) {
  return page.evaluate(() => {
    const can = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
    const all = [...document.querySelectorAll('main *')]
    const tall = all.filter(
      (box) => can(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight,
    )
    const wide = all.filter(
      (box) =>
        can(getComputedStyle(box).overflowX) &&
        box.scrollWidth > box.clientWidth &&
        (box.querySelector('table') || box.closest('table')),
    )
    return {
      within: [...tall, ...wide].map(({ outerHTML }) => outerHTML.slice(0, 200)),
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }
  })
}

async function isInSight(page: Page, rank: number): Promise<boolean> {
  return rankButton(page, rank).evaluate((button) => {
    const row = button.closest('tr')
    const box = row?.getBoundingClientRect()
    if (!row || !box) return false
    const middle = box.left + box.width / 2
    return [box.top + 3, box.bottom - 3].every((y) => row.contains(document.elementFromPoint(middle, y)))
  })
}

async function finger(page: Page) {
  const session = await page.context().newCDPSession(page)
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
}

const pinned = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { position, left } = getComputedStyle(element)
        const stays = position === 'fixed' || (position === 'sticky' && left === 'auto')
        return (
          stays && element.checkVisibility({ visibilityProperty: true }) && !element.matches('a[href^="#"]')
        )
      })
      .map((element) => element.getAttribute('aria-label') ?? element.tagName.toLowerCase()),
  )

test('the strip about a running transfer ends above the heading', async ({ memberPage: page }) => {
  await page.route('**/rest/v1/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await page.goto('/dashboard')
  const strip = page.getByRole('status').filter({ hasText: / of [\d,]+/ })
  await strip.waitFor()
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  const [above, below] = await Promise.all([strip.boundingBox(), heading.boundingBox()])
  if (above && below) expect(above.y + above.height).toBeLessThanOrEqual(below.y)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a short screen ends at the tabs', async ({ memberPage: page }) => {
  await page.goto('/share')
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(phone.height)
})

test('opening a result moves nothing above it, and the rank bar makes room', async ({ memberPage: page }) => {
  await page.goto('/rank-tracking')
  await page.getByRole('link', { name: ranked }).first().click()
  await allChecks(page)
  await page.getByRole('button', { name: 'Show all 36' }).click()
  const row = page.getByRole('button', { name: 'Rank 30: extra details' })
  await row.evaluate((button) => button.scrollIntoView({ block: 'center' }))
  const bar = page.getByRole('button', { name: /^You: 12 / })
  await bar.waitFor()
  const tabs = page.getByRole('navigation', { name: 'Tabs' })
  const [place, end, before] = await Promise.all([bar, tabs, row].map((target) => target.boundingBox()))
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(end?.y ?? 0)
  await row.click()
  const follow = page.getByRole('table').getByRole('button', { name: /^Follow @/ })
  await follow.waitFor()
  expect((await row.boundingBox())?.y).toBeCloseTo(before?.y ?? -1, 0)
  expect(await bar.isVisible()).toBe(false)
})

test('below a height of 500 px only the tabs stay in place', async ({ memberPage: page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  expect(await pinned(page)).toEqual(['Tabs'])
  for (const path of ['/dashboard', '/rank-tracking']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(await pinned(page), path).toEqual(['Tabs'])
  }
  await page.setViewportSize(phone)
})

test('a finger hits each target of the list’s menu, sheet and bulk actions', async ({ memberPage: page }) => {
  const found: Record<string, string[]> = {}
  const look = async (what: string, within: string) => {
    const missed = await missedTargets(page, within)
    if (missed.length > 0) found[what] = missed
  }
  await page.goto('/rank-tracking')
  await page.getByRole('link', { name: phrase }).first().waitFor()
  await page.getByRole('button', { name: `Actions: ${phrase}` }).tap()
  await page.getByRole('menuitem', { name: 'Edit' }).waitFor()
  await look('the menu', '[role=menu]')
  await page.getByRole('menuitem', { name: 'Edit' }).tap()
  await page.getByRole('dialog').waitFor()
  await look('the sheet', '[role=dialog]')
  await page.getByRole('button', { name: 'Close' }).tap()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Select', exact: true }).tap()
  await page.getByRole('checkbox').nth(1).tap()
  await page.getByRole('region', { name: 'Selected key phrases' }).waitFor()
  await look('what is done to several', 'section[aria-label="Selected key phrases"]')
  expect(found).toEqual({})
})

test('a sliding finger selects the day under it', async ({ memberPage: page }) => {
  await page.goto('/search-results-check-history?tracker=1')
  const days = page.getByRole('group', { name: /^running shoes, .*day by day$/ }).getByRole('link')
  await days.nth(20).waitFor()
  const target = await days.nth(-2).getAttribute('href')
  const [from, to] = await Promise.all([days.nth(-6), days.nth(-2)].map((day) => day.boundingBox()))
  if (!from || !to) throw new Error('the days are not rendered')
  const middle = ({ x, y, width, height }: typeof from) => ({ x: x + width / 2, y: y + height / 2 })
  const touch = await finger(page)
  await touch('touchStart', middle(from))
  await touch('touchMove', middle(to))
  await touch('touchEnd')
  await page.waitForURL(`**${target}`)
})

test('a chart is read by touching and dragging', async ({ memberPage: page }) => {
  await page.goto('/rank-tracking')
  await page.getByRole('link', { name: phrase }).first().tap()
  const plot = chart(page, 'Position over time')
  await plot.locator('canvas').waitFor()
  await plot.scrollIntoViewIfNeeded()
  const box = await plot.boundingBox()
  if (!box) throw new Error('the chart is not rendered')
  const reading = page.locator('[data-chart-reading]')
  const touch = await finger(page)
  const at = (share: number) => ({ x: box.x + box.width * share, y: box.y + box.height / 2 })
  await touch('touchStart', at(0.4))
  await reading.waitFor()
  const first = await reading.innerText()
  for (const share of [0.45, 0.5, 0.55, 0.6, 0.65, 0.7]) await touch('touchMove', at(share))
  await expect.poll(() => reading.innerText()).not.toBe(first)
  await touch('touchEnd')
  expect(await reading.isVisible(), 'stays to be read').toBe(true)
})

test('an on-screen keyboard covers no sheet and no bar, and hides the tabs', async ({ memberPage: page }) => {
  const keyboard = 340
  const setKeyboard = (height: number) =>
    page.evaluate((covered) => {
      // Simulates an iPhone's keyboard: the visible part of the page shrinks, while the page keeps its size.
      if (covered === 0 && visualViewport) Reflect.deleteProperty(visualViewport, 'height')
      else
        Object.defineProperty(visualViewport, 'height', { configurable: true, value: innerHeight - covered })
      visualViewport?.dispatchEvent(new Event('resize'))
    }, height)
  const measureEnd = (locator: Locator) =>
    locator.evaluate((element) => element.getBoundingClientRect().bottom)
  const top = phone.height - keyboard

  const tabs = page.getByRole('navigation', { name: 'Tabs' })
  const note = page.getByRole('button', { name: 'Note', exact: true })
  await setKeyboard(keyboard)
  await tabs.waitFor({ state: 'hidden' })
  expect(await measureEnd(note)).toBeLessThanOrEqual(top)
  await setKeyboard(0)
  await tabs.waitFor()

  await note.click()
  const dialog = page.getByRole('dialog', { name: 'Add note' })
  await dialog.getByRole('textbox', { name: 'Note' }).click()
  await setKeyboard(keyboard)
  const save = dialog.getByRole('button', { name: 'Save note' })
  await expect.poll(() => measureEnd(save)).toBeLessThanOrEqual(top)
  expect(await dialog.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0)
})

test('the user’s row, at rank 12, is in the first screen of a check', async ({ memberPage: page, check }) => {
  await page.goto(check.detail)
  await allChecks(page)
  await page.getByRole('radio', { name: /^Moved \d/ }).waitFor()
  expect(await isInSight(page, 12)).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('nothing inside the page scrolls, nor the page sideways', async ({ memberPage: page, check }) => {
  for (const path of [check.detail, check.keyPhrase]) {
    await openRanking(page, path)
    for (const size of [phone, small]) {
      await page.setViewportSize(size)
      await rankButton(page, 1).click()
      await page.getByText('Watch on TikTok').waitFor()
      expect(await scrollers(page), path).toEqual({ within: [], sideways: 0 })
      const detail = await page.getByRole('region', { name: 'Rank 1: extra details' }).boundingBox()
      expect(detail?.height).toBeLessThan(400)
      await rankButton(page, 1).click()
    }
    await page.setViewportSize(phone)
  }
  await page.setViewportSize(small)
  await page.goto(check.comparison)
  await page.getByRole('table', { name: `Comparison for ${ranked}` }).waitFor()
  expect(await scrollers(page), 'the comparison').toEqual({ within: [], sideways: 0 })
})

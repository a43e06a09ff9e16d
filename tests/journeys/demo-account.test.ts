import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { slowMove, type UsualRank, usualRank } from '../../src/domain/insight/usual-rank.ts'
import { movementText, usualRangeText } from '../../src/words/insight/usual-rank.ts'
import { expectFocus } from '../support/browser/by-keys.ts'
import { inspect } from '../support/browser/inspect.ts'
import { desktop, phone, wholeDemoTest } from '../support/browser/journey.ts'
import { chart, chooseRankedDay } from '../support/browser/key-phrase-page.ts'
import { layoutShift } from '../support/browser/layout-shifts.ts'
import { standsStill } from '../support/browser/still.ts'

const test = wholeDemoTest.override('contextOptions', { viewport: phone })

async function openHome(page: Page, viewport: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(viewport)
  await page.goto('/dashboard')
  await page.getByRole('heading', { level: 1, name: /^Welcome, .+ Changes since / }).waitFor()
}

/** Returns the heights in pixels of the largest gaps on the first screen, at three places across the page. */
const largestGaps = (page: Page) =>
  page.evaluate((height) => {
    const seen = [...document.querySelectorAll('main h1, main table, main figure, main section, main ul')]
    const boxes = seen.map((element) => element.getBoundingClientRect()).filter((box) => box.height > 0)
    return [0.25, 0.5, 0.8].map((share) => {
      const x = 120 + share * (innerWidth - 240)
      const here = boxes.filter((box) => box.left <= x && box.right >= x).sort((a, b) => a.top - b.top)
      let foot = 56
      let widest = 0
      for (const { top, bottom } of [...here, { top: height, bottom: height }]) {
        widest = Math.max(widest, Math.min(top, height) - foot)
        foot = Math.max(foot, bottom)
      }
      return widest
    })
  }, desktop.height)

describe('the home screen', () => {
  test('on a desktop nothing jumps, no column is empty for more than 200 px, and the keyboard leads to a key phrase', async ({
    memberPage: page,
  }) => {
    await openHome(page, desktop)
    await chart(page, 'Position over time').locator('canvas').waitFor()
    await standsStill(page)
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
    expect(Math.max(...(await largestGaps(page)))).toBeLessThanOrEqual(200)
    const rows = page.getByRole('table', { name: 'Where you stand' }).getByRole('rowheader')
    const links = rows.getByRole('link')
    await links.first().focus()
    await page.keyboard.press('ArrowDown')
    await expectFocus(links.nth(1))
    const href = await links.nth(1).getAttribute('href')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${href}`)
  })

  test('on a phone changes and next steps are in the first screen, once each, with the form in reach', async ({
    memberPage: page,
  }) => {
    await openHome(page, phone)
    const bar = page.getByRole('button', { name: 'Find phrases or check a ranking' })
    const foot = (await bar.boundingBox())?.y ?? 0
    const steps = page.getByRole('region', { name: 'Do next' }).getByRole('link')
    const last = await steps.last().boundingBox()
    expect((last?.y ?? foot) + (last?.height ?? 0)).toBeLessThanOrEqual(foot)
    const rows = page.getByRole('list', { name: /^(What happened|The others)$/ }).getByRole('link')
    const told = await rows.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(new Set(told).size).toBe(told.length)
    expect(told.length).toBeGreaterThanOrEqual(4)
    await bar.click()
    const form = page.getByRole('region', { name: 'Autocomplete' })
    await expect.poll(() => form.evaluate((region) => region.contains(document.activeElement))).toBe(true)
  })
})

describe('the daily history', () => {
  const dailyPath = '/search-results-check-history?tracker=1'
  const daysOf = (page: Page, phrase: string) =>
    page.getByRole('group', { name: new RegExp(`^${phrase}, .*day by day$`) }).getByRole('link')

  test('a phrase is one row of 56 px at 360 px', async ({ memberPage: page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(dailyPath)
    await daysOf(page, 'running shoes').first().waitFor()
    const rows = page.getByRole('list', { name: 'Daily' }).getByRole('listitem')
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
    expect(heights.length).toBeGreaterThan(4)
    for (const height of heights) expect(height).toBeLessThanOrEqual(56)
  })

  test('arrow keys walk the days, which show and open their checks', async ({ memberPage: page }) => {
    await page.setViewportSize(desktop)
    await page.goto(dailyPath)
    const days = daysOf(page, 'running shoes')
    await days.nth(20).waitFor()
    expect(await days.evaluateAll((all) => all.filter(({ tabIndex }) => tabIndex === 0).length)).toBe(1)
    const last = days.last()
    expect(await last.textContent()).toMatch(/^\d+ \w+ \d{4}: (position \d+|not in first \d+|check failed)/)
    await last.focus()
    await page.keyboard.press('ArrowLeft')
    await expectFocus(days.nth(-2))

    await last.click()
    await page.getByRole('heading', { level: 1, name: 'running shoes' }).waitFor()
    expect(page.url()).toMatch(/search-results-check-history\/[0-9a-f-]{36}$/)
    await page.goBack()
    await days.nth(20).waitFor()
    await page.getByRole('button', { name: 'Earlier days' }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('until')).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    await page.reload()
    await page.getByRole('button', { name: 'Later days' }).click()
    await expect.poll(() => new URL(page.url()).searchParams.has('until')).toBe(false)
  })

  test('in forced colours its days, the current tab and the chosen kind of search are distinguishable', async ({
    memberPage: page,
  }) => {
    const readBackgrounds = (all: Locator) =>
      all.evaluateAll((elements) => elements.map((element) => getComputedStyle(element).backgroundColor))
    await page.setViewportSize(phone)
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(dailyPath)
    const days = page.locator('main li a > span[aria-hidden]')
    await days.first().waitFor()
    expect(new Set(await readBackgrounds(days)).size, 'shades of days').toBeGreaterThan(2)
    const tabs = await readBackgrounds(page.getByRole('navigation', { name: 'Tabs' }).getByRole('link'))
    expect(tabs.filter((ground) => ground === tabs[0])).toHaveLength(4)

    await page.goto('/search')
    const modes = page.locator('main fieldset label')
    await modes.first().waitFor()
    const [chosen, ...others] = await readBackgrounds(modes)
    expect(new Set(others).size).toBe(1)
    expect(others).not.toContain(chosen)
    await page.emulateMedia({ forcedColors: null })
  })
})

const insight = (page: Page, title: string) =>
  page.locator('details').filter({ has: page.locator('summary', { hasText: title }) })

async function openInsight(page: Page, title: string): Promise<void> {
  const line = insight(page, title)
  await line.scrollIntoViewIfNeeded()
  await line.locator('summary').focus()
  await page.keyboard.press('Enter')
  await line.getByRole('link', { name: 'How it is measured' }).waitFor()
}

describe('the insights of a key phrase, on a phone', () => {
  test('the position has its usual range, in chart and table too', async ({ memberPage: page, server }) => {
    await page.setViewportSize(phone)
    const checks = await server.rows('key_phrase_checks', 'select=*&order=checked_at')
    // The ranks depend on the day, so the test looks for a phrase with a usual range.
    const [id, usual, slow] = [...Map.groupBy(checks, ({ keyword_id }) => keyword_id)]
      .map(([id, checks]) => [id, usualRank(checks), slowMove(checks)] as const)
      .find(([, usual]) => 'is' in usual && usual.isTelling && usual.from !== usual.to) as [
      string,
      UsualRank,
      number,
    ]
    await page.goto(`/key-phrase/${id}`)
    const position = page.getByRole('region', { name: 'Position', exact: true })
    const range = `${usualRangeText(usual)}, found in ${usual.found} of ${usual.of} checks`
    await position.getByRole('link', { name: `${movementText(usual, slow)} ${range}`, exact: true }).waitFor()
    await chart(page, 'Position over time').locator('canvas').waitFor()
    await page.getByRole('button', { name: 'Position over time as a table' }).click()
    const table = page.getByRole('table', { name: 'Position over time' })
    await table.getByRole('columnheader', { name: 'Usual range' }).waitFor()
    expect(await table.getByRole('cell', { name: /^\d+(–\d+| or lower)$/ }).count()).toBeGreaterThan(20)
    await page.getByRole('button', { name: 'Position over time as a table' }).click()
  })

  test('each insight opens in one screen', async ({ memberPage: page }) => {
    const risers = 'What rises here'
    // The height between the header and the bars at the bottom.
    const screen = 844 - 44 - 118
    for (const title of ['What wins here', 'Opportunity', risers, 'A brief for the next video']) {
      await openInsight(page, title)
      if (title === risers)
        await insight(page, title)
          .getByText(/^\d+ (of \d+ )?videos? gained 3 places or more in \d+ checks/)
          .waitFor()
      const height = await insight(page, title).evaluate((box) => box.getBoundingClientRect().height)
      expect(height, title).toBeLessThan(screen)
    }
    expect(await insight(page, 'What wins here').getByRole('rowheader').count()).toBe(12)
    expect(await insight(page, 'Opportunity').getByRole('listitem').count()).toBe(4)
    await inspect(page, 'insights')
  })

  test('an insight that opens at the top of the screen stays there', async ({ memberPage: page }) => {
    const line = insight(page, 'What wins here').locator('summary')
    await line.getByText(/^yours differs/).waitFor()
    await line.evaluate((summary) => {
      scrollBy(0, summary.getBoundingClientRect().top - 20)
      summary.focus({ preventScroll: true })
    })
    const top = () => line.evaluate((summary) => Math.round(summary.getBoundingClientRect().top))
    await expect.poll(top).toBe(20)
    await page.keyboard.press('Enter')
    await insight(page, 'What wins here').getByRole('link', { name: 'How it is measured' }).waitFor()
    expect(await top()).toBe(20)
  })

  test('a check has its own insights; the explanation opens at the figure', async ({ memberPage: page }) => {
    await chooseRankedDay(page)
    await page.goto(`/search-results-check-history/${new URL(page.url()).searchParams.get('check')}`)
    await insight(page, 'What wins here').waitFor()
    await openInsight(page, 'Opportunity')
    await insight(page, 'Opportunity').getByRole('link', { name: 'How it is measured' }).click()
    await page.getByRole('heading', { name: 'How it is measured', level: 1 }).waitFor()
    expect(new URL(page.url()).hash).toBe('#opportunity')
    await expect
      .poll(() => page.locator('#opportunity').evaluate((section) => section.getBoundingClientRect().top))
      .toBeLessThan(500)
  })
})

import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { desktop, phone, wholeDemoTest } from '../support/browser/journey.ts'
import {
  calendar,
  chart,
  charts,
  chooseRankedDay,
  openKeyPhrase,
  showEnd,
} from '../support/browser/key-phrase-page.ts'
import { layoutShift } from '../support/browser/layout-shifts.ts'
import { isLong, repetitions } from '../support/project/long-run.ts'

/** The phrase with the most content (it has a note and rules), and a phrase that has lost positions. */
const [fullest, fallen] = ['trail running tips', 'marathon training plan'] as const
const phrases = isLong ? [fullest, fallen] : [fullest]
const statCharts = charts.slice(1)

const test = wholeDemoTest.override('contextOptions', { viewport: phone })

async function open(page: Page, phrase: string): Promise<void> {
  await page.goto('/rank-tracking')
  await page.getByRole('link', { name: phrase }).first().waitFor()
  const path = await page.getByRole('link', { name: phrase }).first().getAttribute('href')
  await page.goto(path ?? '')
  await chart(page, 'Position over time').locator('canvas').waitFor()
  await page.getByRole('heading', { name: /^What changed since / }).waitFor()
}

/** Scrolls through the page so that its lazy parts load. */
async function readAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 150))
    }
  })
  await showEnd(page)
  await page.evaluate(() => scrollTo(0, 0))
}

const measureBox = (target: Locator) =>
  target.first().evaluate((box) => {
    const { top, bottom } = box.getBoundingClientRect()
    return { top: top + scrollY, bottom: bottom + scrollY }
  })

/** Counts the Tab presses from the start of the page's content to a result row, using the skip link. */
async function stopsToResults(page: Page): Promise<number> {
  await page.evaluate(() => document.querySelector('main')?.focus())
  const isThere = () =>
    page.evaluate(() => document.activeElement?.closest('tbody') !== null && document.activeElement !== null)
  let stops = 0
  for (; stops < 40 && !(await isThere()); stops += 1) {
    await page.keyboard.press('Tab')
    const skips = await page.evaluate(() => document.activeElement?.getAttribute('href') === '#results')
    if (skips) await page.keyboard.press('Enter')
  }
  return stops
}

async function countCanvases(page: Page): Promise<{ alive: number; shown: number }> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage')
  const prototype = await session.send('Runtime.evaluate', { expression: 'HTMLCanvasElement.prototype' })
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.result.objectId ?? '',
  })
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length }',
    returnByValue: true,
  })
  await session.detach()
  return { alive: Number(result.value), shown: await page.locator('canvas').count() }
}

describe('on a phone', () => {
  test.for(phrases)('%s: first screen, length and stability', async (phrase, { memberPage: page }) => {
    await open(page, phrase)
    const rank = await measureBox(page.locator('[data-rank]'))
    const plot = await measureBox(page.locator('main canvas'))
    expect(rank.bottom).toBeLessThan(plot.top)
    expect(plot.bottom).toBeLessThan(844)
    const changes = await measureBox(page.getByRole('heading', { name: /^What changed/ }))
    expect(changes.top).toBeLessThan(800)
    await readAll(page)
    // The list of results extends to the demo's own video, whose rank depends on the date.
    const results = await measureBox(page.locator('#results'))
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height - (results.bottom - results.top)).toBeLessThan(3000)
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
  })

  test('the seven stats are in one strip', async ({ memberPage: page }) => {
    const strip = page.getByRole('region', { name: 'Stats by rank' })
    await strip.scrollIntoViewIfNeeded()
    expect((await strip.boundingBox())?.height).toBeLessThan(360)
    for (const title of statCharts) {
      await chart(page, title).scrollIntoViewIfNeeded()
      await chart(page, title).locator('canvas').waitFor()
    }
  })

  test('a day of the last two weeks is one press away, any other day two', async ({ memberPage: page }) => {
    await chooseRankedDay(page)
    await calendar(page).getByRole('button', { name: 'All days' }).click()
    const month = page.getByRole('dialog', { name: 'Search History' })
    await month.locator('td[aria-selected=true] button').waitFor()
    await month.getByRole('button', { name: 'Close' }).click()
  })
})

describe('on a desktop', () => {
  test.for(phrases)('%s: first screen and stability', async (phrase, { memberPage: page }) => {
    await page.setViewportSize(desktop)
    await open(page, phrase)
    const rank = await measureBox(page.locator('[data-rank]'))
    const plot = await measureBox(page.locator('main canvas'))
    expect(rank.top).toBeLessThan(plot.bottom)
    expect(plot.bottom).toBeLessThan(900)
    await readAll(page)
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
  })

  test('the results are near for a keyboard', async ({ memberPage: page }) => {
    expect(await stopsToResults(page)).toBeLessThanOrEqual(12)
  })

  test('it prints as wide as the sheet and light, without controls', async ({ memberPage: page }) => {
    await open(page, fullest)
    await readAll(page)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await page.setViewportSize({ width: 718, height: 1000 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(718)
    const controls = page.locator('main :is(fieldset, form, input, select)').filter({ visible: true })
    await expect.poll(() => controls.count()).toBe(0)
    await page.getByRole('table', { name: /^Ranking results for / }).waitFor()
    const ink = await page.evaluate(() => getComputedStyle(document.body).color)
    const [red = 255] = ink.match(/\d+/g)?.map(Number) ?? []
    expect(red).toBeLessThan(60)
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
  })

  test('each stat shows the user’s video, is saved by name and enlarged', async ({ memberPage: page }) => {
    for (const title of statCharts) {
      const figure = page.getByRole('figure', { name: title, exact: true })
      await figure.getByText(/yours .+, (above|below|at) the median /).waitFor()
    }
    const button = page.getByRole('button', { name: 'Download Plays', exact: true })
    // A chart renders, and can be saved, only once it is near the viewport.
    await button.scrollIntoViewIfNeeded()
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
    expect(readFileSync(await download.path()).toString('latin1', 1, 4)).toBe('PNG')
    expect(download.suggestedFilename()).toMatch(/-Plays-\d{4}-\d\d-\d\d\.png$/)
    await page.getByRole('button', { name: 'Enlarge Plays' }).click()
    const large = page.getByRole('dialog', { name: /^Plays by rank/ })
    await large.locator('canvas').waitFor()
    await large.getByRole('button', { name: 'Plays as a table' }).click()
    await large.getByRole('table', { name: 'Plays' }).waitFor()
    await page.keyboard.press('Escape')
    await large.waitFor({ state: 'detached' })
  })

  test('the cursor of a chart is at the point that it reads', async ({ memberPage: page }) => {
    const plot = chart(page, 'Position over time')
    await plot.locator('canvas').waitFor()
    await plot.scrollIntoViewIfNeeded()
    const box = await plot.locator('.u-over').boundingBox()
    if (!box) throw new Error('the chart is not rendered')
    const readAt = (share: number) =>
      page.mouse.move(box.x + box.width * share, box.y + box.height / 2).then(() =>
        plot.evaluate((element) => {
          const middle = (box: DOMRect) => box.x + box.width / 2
          const line = element.querySelector('.u-cursor-x')?.getBoundingClientRect()
          const points = [...element.querySelectorAll('.u-cursor-pt')].map((one) =>
            one.getBoundingClientRect(),
          )
          const [point] = points.filter(({ x, width }) => width > 0 && x > 0)
          return line && point ? { line: line.x, point: middle(point) } : null
        }),
      )
    for (const share of [0.42, 0.613, 0.777]) {
      const read = await readAt(share)
      if (read) expect(Math.abs(read.line - read.point), `${share}`).toBeLessThan(2)
    }
    expect(await readAt(0.93)).not.toBeNull()
  })

  test('the scale by steps of ten is labelled, and can be switched off', async ({ memberPage: page }) => {
    const seen = page.getByText(/ by rank, log$/)
    expect(await seen.count()).toBeGreaterThan(0)
    await page.getByLabel('Log scale').uncheck()
    await seen.first().waitFor({ state: 'detached' })
  })

  test('the last item of the menu leads to the facts of the key phrase', async ({ memberPage: page }) => {
    await page.getByRole('button', { name: /^Actions for / }).click()
    await page.getByRole('menuitem').last().click()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent?.includes('Account Name')))
      .toBe(true)
  })
})

test('visits leave no canvas behind', async ({ memberPage: page }) => {
  // The window is tall enough for all charts to render at once.
  await page.setViewportSize({ width: 1440, height: 7000 })
  await openKeyPhrase(page)
  const address = new URL(page.url()).pathname
  const visits = repetitions(3, 100)
  await page.evaluate(
    async ({ address, visits }) => {
      const until = async (done: () => boolean) => {
        while (!done()) await new Promise((resolve) => setTimeout(resolve, 10))
      }
      for (let visit = 0; visit < visits; visit += 1) {
        history.pushState(null, '', '/account')
        await until(() => document.querySelector('canvas') === null)
        history.pushState(null, '', address)
        await until(() => document.querySelectorAll('canvas').length === 8)
      }
      history.pushState(null, '', '/account')
      await until(() => document.querySelector('canvas') === null)
    },
    { address, visits },
  )
  // A task that is still pending can hold the last canvas for a moment; a leak would hold it for good.
  await expect.poll(() => countCanvases(page)).toEqual({ alive: 0, shown: 0 })
})

import type { BrowserContextOptions, Page } from 'playwright-core'
import { type Bench, desktop, offlineContext, patienceMs, phone, slow } from './bench.ts'
import { putPhrases } from './device-rows.ts'
import { type Figure, repeated, sized } from './report.ts'
import { measureLongestBlock, measureTime, watchPage } from './watch-page.ts'

const ms = { unit: 'ms' } as const
const scrolledFrames = 180
const framePx = 120

function frameP95(page: Page): Promise<number> {
  return page.evaluate(
    async ([count, px]) => {
      scrollTo(0, 0)
      const times: number[] = []
      let before = performance.now()
      while (times.length < count) {
        const now = await new Promise<number>(requestAnimationFrame)
        times.push(now - before)
        before = now
        scrollBy(0, px)
      }
      scrollTo(0, 0)
      return times.toSorted((a, b) => a - b)[Math.floor(count * 0.95)] ?? Number.NaN
    },
    [scrolledFrames, framePx] as const,
  )
}

const countShown = () =>
  [...document.querySelectorAll('main h2')].find(({ textContent }) =>
    textContent?.includes('tracked key phrase'),
  )?.textContent ?? ''
const firstRow = () => document.querySelector('main tbody tr')?.textContent ?? ''
const heading = () => document.querySelector('main h1')?.textContent ?? ''

const listIsDrawn = (page: Page) =>
  page
    .locator('main table tbody tr, main [aria-label="Your tracked list"] li')
    .first()
    .waitFor({ timeout: patienceMs })

async function openList(
  bench: Bench,
  phrases: number,
  device: BrowserContextOptions = desktop,
): Promise<Page> {
  const context = await offlineContext(bench, device)
  const page = await watchPage(context)
  await page.goto(`${bench.stack.url}/alerts`)
  await putPhrases(page, bench.demo.id, phrases - 6)
  await page.goto(`${bench.stack.url}/rank-tracking`)
  await listIsDrawn(page)
  await slow(page)
  await page.waitForTimeout(1_500)
  return page
}

const long = sized({ full: 1_000, tiny: 30 })
const longest = sized({ full: 10_000, tiny: 60 })
const rows = (count: number) => `${count.toLocaleString('en')} rows`

async function typeLetter(page: Page): Promise<number[]> {
  const field = page.getByLabel('Filter the list')
  const all = page.getByRole('heading', { name: /^[\d,]+ tracked key phrases$/ })
  return repeated(async () => {
    await field.fill('')
    // The next key must change the list, so this waits until the rows that the previous key hid are back.
    await all.waitFor({ timeout: patienceMs })
    await field.focus()
    return measureTime(page, countShown, () => page.keyboard.press('7'))
  })
}

/** Opens the list's first phrase several times. Returns the durations in milliseconds. */
function openPhrase(page: Page): Promise<number[]> {
  return repeated(async () => {
    await listIsDrawn(page)
    const link = page.locator('main tbody a, main [aria-label="Your tracked list"] a').first()
    const taken = await measureTime(page, heading, () => link.click())
    await page.waitForTimeout(500)
    await page.goBack()
    return taken
  })
}

/** Exports the list several times. Returns the duration of each export's longest task in milliseconds. */
function exportList(page: Page): Promise<number[]> {
  const save = async () => {
    const saved = page.waitForEvent('download', { timeout: patienceMs })
    await page.getByRole('button', { name: 'Export CSV' }).click()
    await saved
  }
  return repeated(() => measureLongestBlock(page, save))
}

export async function* measureList(bench: Bench): AsyncGenerator<Figure> {
  const page = await openList(bench, long)
  const header = page.getByRole('columnheader').getByRole('button', { name: /^Key phrase/ })
  const sort = await repeated(() => measureTime(page, firstRow, () => header.click()))
  yield { ...ms, what: `sort of ${rows(long)}`, taken: sort, goal: 90 }
  await page.goto(`${bench.stack.url}/rank-tracking`)
  const opened = await openPhrase(page)
  yield { ...ms, what: `opening a phrase from ${rows(long)}, on the device`, taken: opened, goal: 250 }
  await page.context().close()
}

export async function* measureLongList(bench: Bench): AsyncGenerator<Figure> {
  const page = await openList(bench, longest)
  const scrolled = await repeated(() => frameP95(page))
  yield { ...ms, what: `scroll of ${rows(longest)}, frame p95`, taken: scrolled, goal: 50 }
  yield { ...ms, what: `CSV of ${rows(longest)}, longest block`, taken: await exportList(page), goal: 50 }
  yield { ...ms, what: `filter letter, ${rows(longest)}`, taken: await typeLetter(page), goal: 100 }
  await page.context().close()
}

export async function* measurePhoneList(bench: Bench): AsyncGenerator<Figure> {
  const page = await openList(bench, long, phone)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const blocks = await exportList(page)
  yield { ...ms, what: `CSV of ${rows(long)} on a phone, longest block`, taken: blocks, goal: 50 }
  yield { ...ms, what: `filter letter on a phone, ${rows(long)}`, taken: await typeLetter(page), goal: 60 }
  await page.goto(`${bench.stack.url}/rank-tracking`)
  const opened = await openPhrase(page)
  yield { ...ms, what: `opening a phrase on a phone, from ${rows(long)}`, taken: opened, goal: 350 }
  await page.context().close()
}

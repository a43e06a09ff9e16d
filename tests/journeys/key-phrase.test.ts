import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seriousFindings } from '../support/axe.ts'
import { launchChromium, launchProfile } from '../support/chromium.ts'
import { countCanvases, countOnDevice } from '../support/device.ts'
import { savedTable, signInOnScreen, waitForOffline } from '../support/screens.ts'
import { type RunningStack, startStack } from '../support/stack.ts'

const demo = { email: 'demo@keytrail.test', password: 'keytrail-demo' }
const phrase = 'trail running tips'
const demoChecks = 6 * 60

let stack: RunningStack

beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.remove())

async function signInWithEverything(page: Page): Promise<void> {
  await signInOnScreen(page, stack.url, demo)
  while ((await countOnDevice(page, 'checks')) < demoChecks) await page.waitForTimeout(100)
}

/** Opens the demo account's key phrase from the list, as its owner does. */
async function openKeyPhrase(page: Page): Promise<void> {
  await page.goto(`${stack.url}/rank-tracking`)
  await page.getByRole('link', { name: phrase }).first().click()
  await page.getByRole('heading', { name: phrase, level: 1 }).waitFor()
}

const charts = [
  'Position over time',
  'VQ Score Trend',
  'Average Duration Trend (seconds)',
  'Likes',
  'Comments',
  'Collects',
  'Plays',
  'Shares',
]
const chart = (page: Page, title: string) =>
  page.getByRole('slider', { name: `${title}, line chart`, exact: true })
const results = (page: Page) => page.getByRole('table', { name: `Ranking results for ${phrase}` })
const calendar = (page: Page) => page.getByRole('region', { name: 'Search History' })

async function savedPicture(page: Page, title: string): Promise<{ name: string; bytes: Buffer }> {
  const button = page.getByRole('button', { name: `Download ${title}`, exact: true })
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
}

describe('offline from a cold start', () => {
  const profile = mkdtempSync(join(tmpdir(), 'keytrail-profile-'))
  let context: BrowserContext
  let page: Page

  beforeAll(async () => {
    const online = await launchProfile(profile)
    const first = online.pages()[0] ?? (await online.newPage())
    await signInWithEverything(first)
    await waitForOffline(first)
    await online.close()
    context = await launchProfile(profile, { viewport: { width: 1440, height: 900 } })
    await context.setOffline(true)
    page = context.pages()[0] ?? (await context.newPage())
    await openKeyPhrase(page)
  })
  afterAll(async () => {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  })

  test('facts, the newest check, its own row in green and its details are there', async () => {
    await page.getByText('Account Name', { exact: true }).waitFor()
    await results(page).getByRole('row').nth(20).waitFor()
    const own = results(page).getByRole('row').filter({ hasText: 'Your video' })
    await own.getByRole('button').click()
    for (const block of ['Video preview', 'Author', 'Video stats', 'Full description'])
      await page.getByRole('heading', { name: block }).waitFor()
    await own.getByRole('button').click()
  })

  test('a recorded day shows its check, and the address says which', async () => {
    const before = await results(page).innerText()
    await calendar(page).scrollIntoViewIfNeeded()
    await calendar(page).getByRole('button', { name: 'Go to the Previous Month' }).click()
    const days = calendar(page).locator('td button:enabled')
    await days.last().click()
    await expect.poll(() => page.url()).toMatch(/[?&]check=[0-9a-f-]{36}/)
    await expect.poll(() => results(page).innerText()).not.toBe(before)
    const shown = await results(page).innerText()
    await page.reload()
    await results(page).waitFor()
    await expect.poll(() => results(page).innerText()).toBe(shown)
  })

  test('all charts come onto paper, also those that were not in sight', async () => {
    await page.reload()
    await chart(page, 'Position over time').locator('canvas').waitFor()
    await chart(page, 'Shares').waitFor()
    expect(await page.locator('canvas').count()).toBeLessThan(charts.length)
    // The browser lays the page out for paper as soon as the listeners of this event are through.
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    expect(await page.locator('canvas').count()).toBe(charts.length)
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  })

  test('every chart is drawn, and saved as a picture named keyword, chart, date', async () => {
    for (const title of charts) {
      await chart(page, title).scrollIntoViewIfNeeded()
      await chart(page, title).locator('canvas').waitFor()
    }
    const { name, bytes } = await savedPicture(page, 'VQ Score Trend')
    expect(name).toMatch(/^trail-running-tips-VQ-Score-Trend-\d{4}-\d\d-\d\d\.png$/)
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect(bytes.readUInt32BE(16)).toBeGreaterThan(400)
  })

  test('a chart says its values to the keyboard and as a table', async () => {
    const likes = chart(page, 'Likes')
    await likes.focus()
    await page.keyboard.press('Home')
    await expect.poll(() => likes.getAttribute('aria-valuetext')).toMatch(/^Rank 1, Likes .+, Average /)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => likes.getAttribute('aria-valuetext')).toMatch(/^Rank 2, /)
    await page.getByText('Likes as a table').click()
    await page
      .getByRole('table', { name: 'Likes' })
      .getByRole('rowheader', { name: 'Rank 1', exact: true })
      .waitFor()
  })

  test('the shown results and the whole position history are exported', async () => {
    const csv = await savedTable(page, page.getByRole('button', { name: 'Export CSV: ranking results' }))
    expect(csv.name).toMatch(/^trail-running-tips-results-\d{4}-\d\d-\d\d\.csv$/)
    expect(csv.lines).toHaveLength((await results(page).getByRole('row').count()) || 0)
    expect(csv.lines[0]).toContain('Dynamic Cover')
    const history = await savedTable(
      page,
      page.getByRole('button', { name: 'Export Excel: position history' }),
    )
    expect(history.name).toMatch(/\.xls$/)
    expect(history.lines.length).toBeGreaterThanOrEqual(61)
    expect(history.lines[0]?.slice(0, 4)).toEqual(['Checked At', 'Date', 'Position', 'Outcome'])
  })

  test('a note and a competitor are kept at once, and shown in the chart', async () => {
    await page.getByRole('textbox', { name: 'Note' }).fill('New cover')
    await page.getByRole('button', { name: 'Add note' }).click()
    await page.getByText('New cover').waitFor()
    await page.getByRole('list', { name: 'Marks' }).getByText('Note').waitFor()
    await page
      .getByRole('button', { name: /^Follow @/ })
      .first()
      .click()
    await page.getByRole('list', { name: 'Followed accounts' }).getByRole('listitem').first().waitFor()
    await page.reload()
    // What stands above it comes when it is near.
    await calendar(page).scrollIntoViewIfNeeded()
    await page.getByText('New cover').waitFor()
  })
})

describe('with a keyboard alone', () => {
  test('calendar, row details and a check', async () => {
    const browser = await launchChromium()
    try {
      const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
      await signInWithEverything(page)
      await openKeyPhrase(page)
      const tabTo = async (target: Locator) => {
        await target.waitFor()
        for (let presses = 0; presses < 200; presses += 1) {
          if (await target.evaluate((element) => element === document.activeElement)) return
          await page.keyboard.press('Tab')
        }
        throw new Error(`the keyboard does not reach ${target}`)
      }
      // Its days come when it comes near, as it does on the way of the keyboard.
      await calendar(page).scrollIntoViewIfNeeded()
      await page.evaluate(() => document.querySelector('main')?.focus())
      await tabTo(calendar(page).locator('td[aria-selected=true] button'))
      const url = page.url()
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('Enter')
      await expect.poll(() => page.url()).not.toBe(url)

      const first = results(page).getByRole('button', { name: 'Rank 1: extra details' })
      await tabTo(first)
      await page.keyboard.press('Enter')
      await expect.poll(() => first.getAttribute('aria-expanded')).toBe('true')

      await page.evaluate(() => document.querySelector('main')?.focus())
      await tabTo(page.getByRole('button', { name: 'Check now' }))
      await page.keyboard.press('Enter')
      await tabTo(page.getByRole('dialog').getByRole('button', { name: 'Check for 3 credits' }))
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.getByText(/^Showing the check of /).waitFor({ timeout: 30_000 })
    } finally {
      await browser.close()
    }
  })
})

test('a hundred visits leave no canvas behind', async () => {
  const browser = await launchChromium()
  try {
    // High enough for all charts to be drawn at once.
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 7000 } })).newPage()
    await signInWithEverything(page)
    await openKeyPhrase(page)
    const address = new URL(page.url()).pathname
    await page.evaluate(async (address) => {
      const until = async (done: () => boolean) => {
        while (!done()) await new Promise((resolve) => setTimeout(resolve, 10))
      }
      for (let visit = 0; visit < 100; visit += 1) {
        history.pushState(null, '', '/account')
        await until(() => document.querySelector('canvas') === null)
        history.pushState(null, '', address)
        await until(() => document.querySelectorAll('canvas').length === 8)
      }
      history.pushState(null, '', '/account')
      await until(() => document.querySelector('canvas') === null)
    }, address)
    expect(await countCanvases(page)).toEqual({ alive: 0, shown: 0 })
  } finally {
    await browser.close()
  }
}, 300_000)

describe.each([
  { size: 'phone', viewport: { width: 390, height: 844 } },
  { size: 'desktop', viewport: { width: 1440, height: 900 } },
])('on a $size', ({ size, viewport }) => {
  test.each(['light', 'dark'] as const)(
    '%s: axe finds nothing serious and nothing sticks out',
    async (scheme) => {
      const browser = await launchChromium()
      try {
        const context = await browser.newContext({
          viewport,
          colorScheme: scheme,
          bypassCSP: true,
          // What fades in has its colours at once.
          reducedMotion: 'reduce',
        })
        const page = await context.newPage()
        const complaints: string[] = []
        page.on('console', (message) => {
          if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
        })
        page.on('pageerror', (error) => complaints.push(String(error)))
        await signInWithEverything(page)
        await openKeyPhrase(page)
        await calendar(page).scrollIntoViewIfNeeded()
        await page.getByText(/derived from \d+ of \d+ checks/).waitFor()
        for (const title of charts) await chart(page, title).scrollIntoViewIfNeeded()
        await chart(page, 'Shares').locator('canvas').waitFor()
        expect(await seriousFindings(page)).toEqual([])
        const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overhang, 'sideways scroll of the page').toBeLessThanOrEqual(0)
        if (process.env.SCREENSHOTS) {
          mkdirSync(process.env.SCREENSHOTS, { recursive: true })
          const path = join(process.env.SCREENSHOTS, `key-phrase-${size}-${scheme}.png`)
          await page.screenshot({ path, fullPage: true })
        }
        expect(complaints).toEqual([])
      } finally {
        await browser.close()
      }
    },
  )
})

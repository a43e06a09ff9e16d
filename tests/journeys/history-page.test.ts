import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectFocus } from '../support/browser/by-keys.ts'
import { demoTest, desktop, onPhone, phone } from '../support/browser/journey.ts'
import { allChecks } from '../support/browser/key-phrase-page.ts'
import { storeSession } from '../support/browser/sign-in.ts'

const dailyPath = '/search-results-check-history?tracker=1'

const test = demoTest
  .override('contextOptions', { viewport: phone })
  .override('memberPage', async ({ page, site, account }) => {
    await storeSession(page, site, account)
    await page.goto(dailyPath)
    await strip(page, 'running shoes').getByRole('link').nth(20).waitFor()
    // Waits for all rows, because arriving rows would move the lists.
    await allChecks(page)
    return page
  })

const strip = (page: Page, phrase: string) =>
  page.getByRole('group', { name: new RegExp(`^${phrase}, .*day by day$`) })

test('a phrase is one row of 56 px at 360 px', async ({ memberPage: page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(dailyPath)
  await strip(page, 'running shoes').waitFor()
  const rows = page.getByRole('list', { name: 'Daily' }).getByRole('listitem')
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(4)
  for (const height of heights) expect(height).toBeLessThanOrEqual(56)
})

test('arrow keys walk the days, which show their measurements and open their check', async ({
  memberPage: page,
}) => {
  await page.setViewportSize(desktop)
  await page.goto(dailyPath)
  const days = strip(page, 'running shoes').getByRole('link')
  await days.nth(20).waitFor()
  expect(await days.evaluateAll((all) => all.filter(({ tabIndex }) => tabIndex === 0).length)).toBe(1)
  const last = days.last()
  expect(await last.textContent()).toMatch(/^\d+ \w+ \d{4}: (position \d+|not in first \d+|check failed)/)
  await last.focus()
  await page.keyboard.press('ArrowLeft')
  const before = days.nth(-2)
  await expectFocus(before)

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

test('a sliding finger selects the day under it', async ({ newContext, site, account }) => {
  const page = await (await newContext(onPhone)).newPage()
  await storeSession(page, site, account)
  await page.goto(dailyPath)
  const group = strip(page, 'running shoes')
  await group.getByRole('link').nth(20).waitFor()
  const [from, to] = [group.getByRole('link').nth(-6), group.getByRole('link').nth(-2)]
  const target = await to.getAttribute('href')
  const centre = async (day: typeof from) => {
    const box = await day.boundingBox()
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  }
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [await centre(from)])
  await touch('touchMove', [await centre(to)])
  await touch('touchEnd', [])
  await page.waitForURL(`**${target}`)
})

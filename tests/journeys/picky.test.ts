// Small flaws that appear only in a browser: its manifest, a chart's cursor and overlaps.
import { describe, expect } from 'vitest'
import { test } from '../support/browser/journey.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test('the browser reports no error in the manifest', async ({ page, context }) => {
  await page.goto('/login')
  const devtools = await context.newCDPSession(page)
  const { errors, url } = await devtools.send('Page.getAppManifest')
  expect(url).toMatch(/manifest\.webmanifest$/)
  expect(errors).toEqual([])
})

test('the cursor of a chart is at the point that it reads', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Try the demo account' }).click()
  await page.waitForURL('/dashboard')
  await page.goto('/rank-tracking')
  await page.getByRole('rowheader').getByRole('link').first().click()
  await page.waitForURL(/\/key-phrase\//)
  const chart = page.getByRole('slider').first()
  await chart.locator('canvas').waitFor()
  await chart.scrollIntoViewIfNeeded()
  const box = await chart.locator('.u-over').boundingBox()
  if (!box) throw new Error('the chart is not rendered')
  const readAt = (share: number) =>
    page.mouse.move(box.x + box.width * share, box.y + box.height / 2).then(() =>
      chart.evaluate((element) => {
        const middle = (box: DOMRect) => box.x + box.width / 2
        const line = element.querySelector('.u-cursor-x')?.getBoundingClientRect()
        const points = [...element.querySelectorAll('.u-cursor-pt')].map((one) => one.getBoundingClientRect())
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

describe('on a phone', () => {
  test.override('contextOptions', phone)

  test('toasts cover neither the title nor the focused field', async ({ page }) => {
    await page.goto('/login')
    await page.getByLabel('Email').fill('nobody@keytrail.test')
    await page.getByLabel('Password').fill('not a password')
    // Until its script has loaded the form cannot be sent.
    await page.getByRole('main').getByRole('button', { name: 'Sign in', disabled: false }).waitFor()
    await page.keyboard.press('Enter')
    const toast = page.getByRole('alert').filter({ hasText: 'Invalid login credentials' })
    await toast.waitFor()
    const boxes = await Promise.all([
      page.locator('[data-toast]').boundingBox(),
      page.getByRole('heading', { level: 1 }).boundingBox(),
      page.getByLabel('Password').boundingBox(),
    ])
    const [over, ...under] = boxes.map((box) => ({
      top: box?.y ?? 0,
      bottom: (box?.y ?? 0) + (box?.height ?? 0),
    }))
    for (const one of under)
      expect((over?.bottom ?? 0) <= one.top || (over?.top ?? 0) >= one.bottom, JSON.stringify(boxes)).toBe(
        true,
      )
  })
})

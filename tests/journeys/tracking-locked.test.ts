import { expect } from 'vitest'
import { test } from '../support/browser/journey.ts'
import { layoutShift } from '../support/browser/layout-shifts.ts'
import { standsStill } from '../support/browser/still.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

test('the free plan sees a labelled sample, and no control that can only be refused', async ({
  memberPage: page,
}) => {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await page.goto('/rank-tracking')
    await page.getByRole('link', { name: 'Upgrade to Premium' }).waitFor()
    await page.getByText('Sample', { exact: true }).waitFor()
    expect(await page.getByRole('rowheader').count()).toBeGreaterThanOrEqual(4)
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0)
    expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0)
    await standsStill(page)
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
  }
})

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { countOnDevice } from '../device/device-store.ts'

export const phrase = 'trail running tips'
const demoChecks = 6 * 60

export const charts = [
  'Position over time',
  'VQ Score Trend',
  'Average Duration Trend (seconds)',
  'Likes',
  'Comments',
  'Collects',
  'Plays',
  'Shares',
]
export const chart = (page: Page, title: string) =>
  page.getByRole('slider', { name: `${title}, line chart`, exact: true })
export const results = (page: Page) => page.getByRole('table', { name: `Ranking results for ${phrase}` })
export const calendar = (page: Page) => page.getByRole('region', { name: 'Search History' })

export async function allChecks(page: Page): Promise<void> {
  await expect.poll(() => countOnDevice(page, 'checks')).toBeGreaterThanOrEqual(demoChecks)
  await expect.poll(() => countOnDevice(page, '$wanted')).toBe(0)
}

export async function openKeyPhrase(page: Page): Promise<void> {
  await page.goto('/rank-tracking')
  await page.getByRole('link', { name: phrase }).first().click()
  await page.getByRole('heading', { name: phrase, level: 1 }).waitFor()
}

export async function chooseRankedDay(page: Page): Promise<void> {
  await calendar(page).scrollIntoViewIfNeeded()
  await calendar(page)
    .getByRole('radio', { name: /, rank \d+$/ })
    .first()
    .focus()
  await page.keyboard.press('Space')
  await expect.poll(() => page.url()).toContain('check=')
}

/** Scrolls to the facts and waits for the notes, which load only near the viewport. */
export async function showEnd(page: Page): Promise<void> {
  await page.locator('#key-phrase-facts').scrollIntoViewIfNeeded()
  await page.getByRole('heading', { name: 'Notes' }).waitFor()
}

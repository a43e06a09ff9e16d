import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { countOnDevice } from './device.ts'

/** A key phrase of the demo account, on whose page this is about. */
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

/** Waits until all checks of the demo account are on this device. */
export async function allChecks(page: Page): Promise<void> {
  await expect
    .poll(() => countOnDevice(page, 'checks'), { timeout: 60_000, interval: 100 })
    .toBeGreaterThanOrEqual(demoChecks)
}

/** Opens the demo account's key phrase from the list, as its owner does. */
export async function openKeyPhrase(page: Page): Promise<void> {
  await page.goto('/rank-tracking')
  await page.getByRole('link', { name: phrase }).first().click()
  await page.getByRole('heading', { name: phrase, level: 1 }).waitFor()
}

export async function savedPicture(page: Page, title: string): Promise<{ name: string; bytes: Buffer }> {
  const button = page.getByRole('button', { name: `Download ${title}`, exact: true })
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
}

import { readFileSync } from 'node:fs'
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

/** Waits until the demo account's checks are listed, and all rows that the device wants are stored. */
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

export async function addNote(page: Page, note: string, day: string): Promise<void> {
  await page.getByRole('button', { name: 'Note', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Add note' })
  await dialog.getByRole('textbox', { name: 'Note' }).fill(note)
  await dialog.getByLabel('Day').fill(day)
  await dialog.getByRole('button', { name: 'Save note' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Scrolls to the facts and waits for the notes, which load when they are near. */
export async function showEnd(page: Page): Promise<void> {
  await page.locator('#key-phrase-facts').scrollIntoViewIfNeeded()
  await page.getByRole('heading', { name: 'Notes' }).waitFor()
}

export async function savedPicture(page: Page, title: string): Promise<string> {
  const button = page.getByRole('button', { name: `Download ${title}`, exact: true })
  // A chart is drawn, and can be saved, once it is near the screen.
  await button.scrollIntoViewIfNeeded()
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(readFileSync(await download.path()).toString('latin1', 1, 4)).toBe('PNG')
  return download.suggestedFilename()
}

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { seriousFindings } from './axe.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

// In this order axe sees each size and each scheme once.
const views = [
  { size: 'phone', viewport: phone, scheme: 'light', byAxe: true },
  { size: 'phone', viewport: phone, scheme: 'dark', byAxe: false },
  { size: 'desktop', viewport: desktop, scheme: 'dark', byAxe: true },
  { size: 'desktop', viewport: desktop, scheme: 'light', byAxe: false },
] as const

/**
 * Inspects the current state of a page, on a phone and on a desktop, light and dark: axe finds nothing serious and
 * nothing overflows. SCREENSHOTS names a folder for pictures.
 */
export async function inspect(page: Page, name: string, picture: { fullPage?: boolean } = {}): Promise<void> {
  for (const { size, viewport, scheme, byAxe } of views) {
    await page.setViewportSize(viewport)
    // Elements that fade in have their final colours at once.
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.evaluate(() => document.fonts.ready)
    await takePicture(page, `${name}-${size}-${scheme}`, picture)
    if (byAxe) expect(await seriousFindings(page), `${name}, ${size}, ${scheme}`).toEqual([])
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overhang, `${name}, ${size}: sideways scroll of the page`).toBeLessThanOrEqual(0)
  }
}

/** Takes a screenshot if SCREENSHOTS names a folder. */
export async function takePicture(
  page: Page,
  name: string,
  options: { fullPage?: boolean } = {},
): Promise<void> {
  if (!process.env.SCREENSHOTS) return
  mkdirSync(process.env.SCREENSHOTS, { recursive: true })
  await page.screenshot({ path: join(process.env.SCREENSHOTS, `${name}.png`), ...options })
}

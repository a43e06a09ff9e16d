import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { seriousFindings } from './axe.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

// Each size and each scheme once; pictures show all four combinations. The last one is what the next screen expects.
const views = [
  { size: 'phone', viewport: phone, scheme: 'light', isInspected: false },
  { size: 'phone', viewport: phone, scheme: 'dark', isInspected: true },
  { size: 'desktop', viewport: desktop, scheme: 'dark', isInspected: false },
  { size: 'desktop', viewport: desktop, scheme: 'light', isInspected: true },
] as const

/**
 * Inspects the current state of a page, dark on a phone and light on a desktop: axe finds nothing serious and nothing
 * overflows. SCREENSHOTS names a folder for pictures, which show all four views.
 */
export async function inspect(page: Page, name: string, picture: { fullPage?: boolean } = {}): Promise<void> {
  for (const { size, viewport, scheme, isInspected } of views) {
    if (!isInspected && !process.env.SCREENSHOTS) continue
    await page.setViewportSize(viewport)
    // Elements that fade in have their final colours at once.
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.evaluate(() => document.fonts.ready)
    await takePicture(page, `${name}-${size}-${scheme}`, picture)
    if (isInspected) expect(await seriousFindings(page), `${name}, ${size}, ${scheme}`).toEqual([])
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

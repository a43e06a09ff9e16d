import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { isLong } from '../project/long-run.ts'
import { seriousFindings } from './axe.ts'

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }
const inspected = { phone: 'dark', desktop: 'light' } as const
export type Size = keyof typeof sizes

/** How far the page scrolls sideways, in pixels. */
export const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Waits after resizing, because media queries report the change at the next frame. */
async function resize(page: Page, window: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(window)
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  })
}

/**
 * Expects that axe finds nothing serious in the view of the `chosen` size (with `--all`, of both sizes), and that the
 * page does not scroll sideways in either. The phone uses the dark scheme, the desktop the light one. If SCREENSHOTS
 * names a folder, pictures of both sizes in both schemes are saved there.
 */
export async function inspect(
  page: Page,
  name: string,
  { size: chosen = 'phone' }: { size?: Size } = {},
): Promise<void> {
  const before = page.viewportSize()
  for (const [size, viewport] of Object.entries(sizes) as [Size, typeof sizes.phone][]) {
    await resize(page, viewport)
    const schemes = process.env.SCREENSHOTS ? (['light', 'dark'] as const) : [inspected[size]]
    for (const scheme of schemes) {
      // With reduced motion, elements that fade in have their final colours immediately.
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await page.evaluate(() => document.fonts.ready)
      await takePicture(page, `${name}-${size}-${scheme}`)
      if (scheme === inspected[size] && (isLong || size === chosen))
        expect(await seriousFindings(page), `${name}, ${size}, ${scheme}`).toEqual([])
    }
    expect(await overhang(page), `${name}, ${size}: sideways scroll of the page`).toBeLessThanOrEqual(0)
  }
  if (before) await resize(page, before)
}

async function takePicture(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENSHOTS) return
  mkdirSync(process.env.SCREENSHOTS, { recursive: true })
  const file = `${name.replaceAll(/\W+/g, '-')}.png`
  await page.screenshot({ path: join(process.env.SCREENSHOTS, file) })
}

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { isLong } from '../project/long-run.ts'
import { seriousFindings } from './axe.ts'

export const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }
const inspected = { phone: 'dark', desktop: 'light' } as const
export type Size = keyof typeof sizes

/** Returns the page's excess width in pixels. Ignores `innerWidth`, which grows with the content on a phone. */
export const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Waits after resizing, because media queries report the change at the next frame. */
export async function resize(page: Page, window: { width: number; height: number }): Promise<void> {
  const { width, height } = page.viewportSize() ?? {}
  if (width === window.width && height === window.height) return
  await page.setViewportSize(window)
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  })
}

/** Also saves pictures in both color schemes if SCREENSHOTS names a folder. */
export async function inspectAt(page: Page, name: string, size: Size, runsAxe: boolean): Promise<void> {
  await resize(page, sizes[size])
  const schemes = process.env.SCREENSHOTS ? (['light', 'dark'] as const) : runsAxe ? [inspected[size]] : []
  for (const scheme of schemes) {
    // With reduced motion, elements that fade in have their final colors immediately.
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.evaluate(() => document.fonts.ready)
    await takePicture(page, `${name}-${size}-${scheme}`)
    if (runsAxe && scheme === inspected[size])
      expect(await seriousFindings(page), `${name}, ${size}, ${scheme}`).toEqual([])
  }
  expect(await overhang(page), `${name}, ${size}: sideways scroll of the page`).toBeLessThanOrEqual(0)
}

export async function inspect(page: Page, name: string): Promise<void> {
  const before = page.viewportSize()
  await inspectAt(page, name, 'phone', true)
  await inspectAt(page, name, 'desktop', isLong)
  if (before) await resize(page, before)
}

async function takePicture(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENSHOTS) return
  mkdirSync(process.env.SCREENSHOTS, { recursive: true })
  const file = `${name.replaceAll(/\W+/g, '-')}.png`
  await page.screenshot({ path: join(process.env.SCREENSHOTS, file) })
}

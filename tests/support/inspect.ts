import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

const views = [
  { size: 'phone', viewport: { width: 390, height: 844 }, scheme: 'light' },
  { size: 'phone', viewport: { width: 390, height: 844 }, scheme: 'dark' },
  { size: 'desktop', viewport: { width: 1440, height: 900 }, scheme: 'light' },
  { size: 'desktop', viewport: { width: 1440, height: 900 }, scheme: 'dark' },
] as const

async function seriousFindings(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  if (!isThere) await page.addScriptTag({ path: axe })
  return page.evaluate(async () => {
    // @ts-expect-error axe is a global of the page
    const { violations } = await axe.run(document, { resultTypes: ['violations'] })
    return violations
      .filter((finding: { impact: string }) => ['serious', 'critical'].includes(finding.impact))
      .map((finding: { id: string; nodes: { html: string }[] }) => `${finding.id}: ${finding.nodes[0]?.html}`)
  })
}

/**
 * Looks at the state that a page is in, on a phone and on a desktop, light and dark: axe finds nothing serious and
 * nothing sticks out. Needs a context with `bypassCSP`. SCREENSHOTS names a folder for pictures.
 */
export async function inspect(page: Page, name: string): Promise<void> {
  for (const { size, viewport, scheme } of views) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.evaluate(() => document.fonts.ready)
    if (process.env.SCREENSHOTS) {
      mkdirSync(process.env.SCREENSHOTS, { recursive: true })
      await page.screenshot({ path: join(process.env.SCREENSHOTS, `${name}-${size}-${scheme}.png`) })
    }
    expect(await seriousFindings(page), `${name}, ${size}, ${scheme}`).toEqual([])
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overhang, `${name}, ${size}: sideways scroll of the page`).toBeLessThanOrEqual(0)
  }
}

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { launchChromium } from '../support/chromium.ts'
import { startStack } from '../support/stack.ts'

// The pictures that an installer shows (manifest.webmanifest), taken from the running product with its sample data.
const folder = join(import.meta.dirname, '../../public/screenshots')

const shapes = {
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
  wide: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
} as const

const screens: Record<string, (page: Page, url: string) => Promise<void>> = {
  async dashboard(page) {
    await page.getByRole('progressbar').waitFor()
  },
  async results(page, url) {
    await page.goto(`${url}/key-phrase-search-history`)
    await page.locator('summary').first().click()
    await page.getByRole('link', { name: 'Open this search' }).click()
    await page.getByRole('table').waitFor()
  },
}

mkdirSync(folder, { recursive: true })
const stack = await startStack()
const browser = await launchChromium()
for (const [shape, options] of Object.entries(shapes)) {
  const context = await browser.newContext({ ...options, colorScheme: 'light' })
  const page = await context.newPage()
  await page.goto(`${stack.url}/login`)
  await page.getByRole('button', { name: 'Try the demo account' }).click()
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor()
  for (const [name, show] of Object.entries(screens)) {
    await show(page, stack.url)
    // The toast of the sign-in is not part of the picture.
    await page.getByText('Successfully logged in!').waitFor({ state: 'hidden' })
    await page.evaluate(() => document.fonts.ready)
    await page.screenshot({ path: join(folder, `${name}-${shape}.png`) })
  }
  await context.close()
}
await browser.close()
await stack.remove()

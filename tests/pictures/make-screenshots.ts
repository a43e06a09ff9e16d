import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { batchEnded, fillPhrases } from '../support/browser/batch-panel.ts'
import { launchChromium } from '../support/browser/chromium.ts'
import { startStack } from '../support/stack/stack.ts'

// Takes screenshots of the running product with its sample data, for installers (manifest.webmanifest) and
// the site's pages (src/parts/shell/screen-picture.tsx).
const root = join(import.meta.dirname, '../..')
const folder = join(root, 'public/screenshots')
// The machine that takes the screenshots may have no font for emoji, and would show boxes instead.
const emoji = readFileSync(join(root, 'node_modules/twemoji-colr-font/twemoji.woff2')).toString('base64')

const shapes = {
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
  // Narrower than a desktop, so that the picture of 1440 by 900 pixels is still legible on a phone.
  wide: { viewport: { width: 1152, height: 720 }, deviceScaleFactor: 1.25 },
  // Shorter than a phone, so that the text below the picture on the site's page stays in view.
  phone: { viewport: { width: 390, height: 500 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
} as const
const themes = ['light', 'dark'] as const
const widths = [480, 960, 1440]
const quality = 0.78

type Show = (page: Page, url: string) => Promise<void>

const pastSearch = (page: Page) => page.getByRole('list', { name: 'Searches' }).locator('summary').first()

const installerScreens: Record<string, Show> = {
  async dashboard(page) {
    await page.getByRole('progressbar').waitFor()
  },
  async results(page, url) {
    await page.goto(`${url}/key-phrase-search-history`)
    await pastSearch(page).click()
    await page.getByRole('link', { name: 'Open this search' }).click()
    await page.locator('table').first().waitFor()
  },
}

const siteScreens: Record<string, Show> = {
  ...installerScreens,
  async batch(page, url) {
    await page.goto(`${url}/dashboard`)
    await fillPhrases(page, 'trail running shoes\nmarathon training\ncouch to 5k\nrunning motivation')
    await page.getByRole('button', { name: /^Search \d+ phrases$/ }).click()
    const answers = page.getByRole('button', { name: /^Use (it|them)/ })
    const heading = page.getByRole('heading', { name: 'Multi-Search Results' })
    await answers.or(heading).first().waitFor()
    if (await answers.isVisible()) await answers.click()
    await heading.waitFor()
    await batchEnded(page)
    await page.locator('table').first().waitFor()
    await scrollTo(page, 'table')
  },
  async check(page, url) {
    await page.goto(`${url}/search-check?keyword=trail+running&country=gb`)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.locator('table').first().waitFor()
    await scrollTo(page, 'table')
  },
  async tracking(page, url) {
    await page.goto(`${url}/rank-tracking`)
    await page.getByRole('link', { name: 'trail running tips' }).first().waitFor()
  },
  async 'key-phrase'(page, url) {
    await page.goto(`${url}/rank-tracking`)
    await page.getByRole('link', { name: 'trail running tips' }).first().click()
    await page.locator('canvas').first().waitFor()
  },
  async history(page, url) {
    await page.goto(`${url}/key-phrase-search-history`)
    await pastSearch(page).waitFor()
  },
}

async function addEmoji(context: BrowserContext): Promise<void> {
  await context.addInitScript((font) => {
    const bytes = Uint8Array.from(atob(font), (character) => character.charCodeAt(0))
    const face = new FontFace('Emoji', bytes, { unicodeRange: 'U+200D, U+2600-27BF, U+FE0F, U+1F000-1FAFF' })
    document.fonts.add(face)
    addEventListener('DOMContentLoaded', () => {
      const { documentElement } = document
      const stack = getComputedStyle(documentElement).getPropertyValue('--font-sans')
      documentElement.style.setProperty('--font-sans', `Emoji, ${stack}`)
    })
  }, emoji)
}

async function scrollTo(page: Page, what: string): Promise<void> {
  const box = await page.locator(what).first().boundingBox()
  const below = (page.viewportSize()?.width ?? 0) < 1024 ? 16 : 72
  await page.evaluate((top) => scrollBy(0, top), (box?.y ?? 0) - below)
}

/** Uses a canvas in the page, because Playwright cannot save screenshots as WebP. */
async function toWebp(page: Page, png: Buffer, width: number): Promise<Buffer> {
  const bytes = await page.evaluate(
    async ({ url, width, quality }) => {
      const image = await createImageBitmap(await (await fetch(url)).blob())
      const canvas = new OffscreenCanvas(width, Math.round((image.height * width) / image.width))
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('the canvas has no 2D context')
      pen.imageSmoothingQuality = 'high'
      pen.drawImage(image, 0, 0, canvas.width, canvas.height)
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality })
      return Array.from(new Uint8Array(await blob.arrayBuffer()))
    },
    { url: `data:image/png;base64,${png.toString('base64')}`, width, quality },
  )
  return Buffer.from(bytes)
}

async function shoot(
  page: Page,
  screens: Record<string, Show>,
  url: string,
  keep: (name: string, png: Buffer) => Promise<void> | void,
): Promise<void> {
  await page.goto(`${url}/login`)
  await page.getByRole('button', { name: 'Try the demo account' }).click()
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor()
  await page.getByText('Fetching your searches and checks').waitFor()
  await page.getByText('Fetching your searches and checks').waitFor({ state: 'hidden', timeout: 120_000 })
  for (const [name, show] of Object.entries(screens)) {
    await show(page, url)
    await page.getByText('Successfully logged in!').waitFor({ state: 'hidden' })
    await page.evaluate(() => document.fonts.ready)
    await page.waitForLoadState('networkidle')
    await page.mouse.move(0, 0)
    await keep(name, await page.screenshot())
  }
}

mkdirSync(folder, { recursive: true })
const stack = await startStack()
const browser = await launchChromium()
try {
  const encoder = await browser.newPage()
  const keepWebp = async (name: string, png: Buffer, width: number) =>
    writeFileSync(join(folder, `${name}.webp`), await toWebp(encoder, png, width))
  const takeAll = async (
    shape: keyof typeof shapes,
    theme: (typeof themes)[number],
    screens: Record<string, Show>,
    keep: (name: string, png: Buffer) => Promise<void> | void,
  ) => {
    const context = await browser.newContext({ ...shapes[shape], colorScheme: theme, locale: 'en-GB' })
    await addEmoji(context)
    await shoot(await context.newPage(), screens, stack.url, keep)
    await context.close()
  }
  for (const shape of ['narrow', 'wide'] as const)
    await takeAll(shape, 'light', installerScreens, (name, png) =>
      writeFileSync(join(folder, `${name}-${shape}.png`), png),
    )
  for (const theme of themes) {
    await takeAll('wide', theme, siteScreens, async (name, png) => {
      for (const width of widths) await keepWebp(`${name}-${theme}-${width}`, png, width)
    })
    await takeAll('phone', theme, siteScreens, (name, png) => keepWebp(`${name}-${theme}-phone`, png, 780))
  }
} finally {
  await browser.close()
  await stack.remove()
}

import { join } from 'node:path'
import { type BrowserContext, type Page, chromium as playwright } from 'playwright-core'
import { ensureChromium, launchProfile } from '../../support/browser/chromium.ts'
import { freePort } from '../../support/stack/free-port.ts'
import { type Engine, viewport } from './tab.ts'

// The browser writes stored data with a delay.
const storedAfterMs = 2_000

async function crash(context: BrowserContext, page: Page, port: number): Promise<Page> {
  const session = await page.context().newCDPSession(page)
  const crashed = new Promise((resolve) => page.once('crash', resolve))
  session.send('Page.crash').catch(() => undefined)
  await crashed
  await session.send('Page.reload')
  // A connection opened during the load may wait for requests of the previous process.
  const isLoaded = async () => {
    const { result } = await session.send('Runtime.evaluate', {
      expression: `location.protocol !== 'about:' && document.readyState === 'complete'`,
    })
    return result.value === true
  }
  while (!(await isLoaded())) await new Promise((resolve) => setTimeout(resolve, 100))
  // After the first crash, the page has a connection of its own.
  if (page.context() !== context) await page.context().browser()?.close()
  const browser = await playwright.connectOverCDP(`http://127.0.0.1:${port}`)
  const [reloaded] = browser.contexts().flatMap((connected) => connected.pages())
  if (!reloaded) throw new Error('the page did not come back')
  return reloaded
}

async function reopened(context: BrowserContext): Promise<Page> {
  for (;;) {
    const page = context.pages().find((opened) => opened.url().startsWith('http'))
    if (page) return page
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

export const chromium: Engine = {
  name: 'Chromium',
  packages: ['chromium'],
  isInstalled: () => Boolean(ensureChromium()),
  endings: ['page', 'browser'],
  async open(folder, downloads, reopens = false) {
    const port = await freePort()
    const complaints: string[] = []
    const context = await launchProfile(folder, { viewport, debuggingPort: port, keepsTabs: reopens })
    const [first = await context.newPage()] = context.pages()
    let page = reopens ? await reopened(context) : first
    const listen = () => {
      page.context().on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`)
      })
      page.context().on('weberror', (error) => complaints.push(String(error.error())))
      page.on('download', (download) => void download.saveAs(join(downloads, download.suggestedFilename())))
      page.on('dialog', (dialog) => void dialog.accept())
    }
    listen()
    return {
      async goto(url) {
        await page.goto(url)
      },
      evaluate: (expression) => page.evaluate<string>(expression),
      click: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      complaints: () => complaints,
      close: () => context.close(),
      async end(what) {
        await new Promise((resolve) => setTimeout(resolve, storedAfterMs))
        // Closes the windows, because a killed Chromium does not restore tabs.
        if (what === 'browser') return context.close()
        page = await crash(context, page, port)
        listen()
      },
    }
  },
}

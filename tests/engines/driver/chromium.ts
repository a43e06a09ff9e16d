import { join } from 'node:path'
import { ensureChromium, launchProfile } from '../../support/chromium.ts'
import { type Engine, viewport } from './tab.ts'

export const chromium: Engine = {
  name: 'Chromium',
  packages: ['chromium'],
  isInstalled: () => Boolean(ensureChromium()),
  async open(folder, downloads) {
    const context = await launchProfile(folder, { viewport })
    const complaints: string[] = []
    context.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`)
    })
    context.on('weberror', (error) => complaints.push(String(error.error())))
    const page = context.pages()[0] ?? (await context.newPage())
    page.on('download', (download) => void download.saveAs(join(downloads, download.suggestedFilename())))
    page.on('dialog', (dialog) => void dialog.accept())
    return {
      async goto(url) {
        await page.goto(url)
      },
      evaluate: (expression) => page.evaluate<string>(expression),
      click: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      picture: () => page.screenshot(),
      complaints: () => complaints,
      close: () => context.close(),
    }
  },
}

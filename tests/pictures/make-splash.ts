import { mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { splashPath, splashSchemes, splashScreens } from '#src/app/device/splash.ts'
import { launchChromium } from '../support/browser/chromium.ts'

// Run by `npm run icons`.

const folder = join(import.meta.dirname, '../../public')
const markPoints = 96

const mark = await readFile(join(folder, 'icons/mark.svg'), 'utf8')
const tokens = await readFile(join(import.meta.dirname, '../../src/ui/tokens.css'), 'utf8')
const [, light, dark] = /--paper: light-dark\((#[0-9a-f]+), (#[0-9a-f]+)\)/.exec(tokens) ?? []
if (!light || !dark) throw new Error('tokens.css has no background colour')
const paper = { light, dark }

const browser = await launchChromium()
try {
  for (const screen of splashScreens)
    for (const scheme of splashSchemes) {
      const { width, height, ratio } = screen
      const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: ratio })
      await page.setContent(`<style>
        body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${paper[scheme]} }
        svg { width: ${markPoints}px }
      </style>${mark}`)
      const path = join(folder, splashPath(screen, scheme))
      mkdirSync(dirname(path), { recursive: true })
      await page.screenshot({ path })
      await page.close()
    }
} finally {
  await browser.close()
}

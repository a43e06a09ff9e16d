import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { launchChromium } from '../support/browser/chromium.ts'

// Creates every icon of the app from public/icons/mark.svg. Run it by hand after changing the mark: npm run icons

const folder = join(import.meta.dirname, '../../public/icons')

// `bleed` fills the corners, because iOS and Android apply their own shape. Android may crop a maskable icon to a
// circle of 80%, so its mark is smaller.
const icons = [
  { name: 'icon-16', size: 16, scale: 1, bleed: false },
  { name: 'icon-32', size: 32, scale: 1, bleed: false },
  { name: 'icon-180', size: 180, scale: 1, bleed: true },
  { name: 'icon-192', size: 192, scale: 1, bleed: false },
  { name: 'icon-512', size: 512, scale: 1, bleed: false },
  { name: 'maskable-512', size: 512, scale: 0.76, bleed: true },
]

const mark = await readFile(join(folder, 'mark.svg'), 'utf8')
const ground = /<rect[^>]*fill="(#[0-9a-f]+)"/.exec(mark)?.[1]
if (!ground) throw new Error('mark.svg has no background for the corners')

const browser = await launchChromium()
try {
  for (const { name, size, scale, bleed } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    await page.setContent(`<style>
      body { margin: 0; height: 100vh; display: grid; place-items: center; ${bleed ? `background: ${ground}` : ''} }
      svg { width: ${scale * 100}%; display: block }
    </style>${mark}`)
    await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: true })
    await page.close()
  }
} finally {
  await browser.close()
}

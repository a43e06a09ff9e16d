import { mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { splashPath, splashSchemes, splashScreens } from '#src/app/device/splash.ts'
import { launchChromium } from '../support/browser/chromium.ts'

// Creates every icon and splash screen of the app from public/icons/mark.svg. Run it by hand after changing
// the mark: npm run icons

const root = join(import.meta.dirname, '../..')

// `bleed` fills the corners, because iOS and Android apply their own shape. Android may crop a maskable icon
// to a circle of 80% of its width, so its mark is smaller.
const icons = [
  { name: 'icon-16', size: 16, scale: 1, bleed: false },
  { name: 'icon-32', size: 32, scale: 1, bleed: false },
  { name: 'icon-180', size: 180, scale: 1, bleed: true },
  { name: 'icon-192', size: 192, scale: 1, bleed: false },
  { name: 'icon-512', size: 512, scale: 1, bleed: false },
  { name: 'maskable-512', size: 512, scale: 0.76, bleed: true },
]

const mark = await readFile(join(root, 'public/icons/mark.svg'), 'utf8')
const ground = /<rect[^>]*fill="(#[0-9a-f]+)"/.exec(mark)?.[1]
const tokens = await readFile(join(root, 'src/ui/tokens.css'), 'utf8')
const [, light, dark] = /--color-paper: light-dark\((#[0-9a-f]+), (#[0-9a-f]+)\)/.exec(tokens) ?? []
if (!ground || !light || !dark) throw new Error('mark.svg or tokens.css has no background colour')
const paper = { light, dark }

const browser = await launchChromium()

async function draw(
  path: string,
  { width, height, ratio }: { width: number; height: number; ratio: number },
  background: string,
  markWidth: string,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: ratio })
  await page.setContent(`<style>
    body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${background} }
    svg { width: ${markWidth}; display: block }
  </style>${mark}`)
  const file = join(root, 'public', path)
  mkdirSync(dirname(file), { recursive: true })
  await page.screenshot({ path: file, omitBackground: true })
  await page.close()
}

try {
  for (const { name, size, scale, bleed } of icons) {
    const square = { width: size, height: size, ratio: 1 }
    await draw(`icons/${name}.png`, square, bleed ? ground : 'transparent', `${scale * 100}%`)
  }
  for (const screen of splashScreens)
    for (const scheme of splashSchemes) await draw(splashPath(screen, scheme), screen, paper[scheme], '96px')
} finally {
  await browser.close()
}

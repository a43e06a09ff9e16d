import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { launchChromium } from '../support/browser/chromium.ts'

// Creates the preview pictures of shared links (src/parts/content/page-meta.tsx). Run it by hand after
// changing a page's title: npm run cards

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'public/cards')
const cards = {
  keytrail: 'What people type into TikTok search, and who ranks for it',
  blog: 'On being found: search intent, captions, rankings',
  'keyword-discovery': 'Keyword discovery for TikTok',
  'tiktok-rank-tracking': 'Rank tracking for TikTok',
  'competitor-monitoring': 'Competitor monitoring for TikTok search',
}

const face = await readFile(
  join(
    root,
    'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  ),
)
const mark = await readFile(join(root, 'public/icons/mark.svg'), 'utf8')

await mkdir(folder, { recursive: true })
const browser = await launchChromium()
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  for (const [name, title] of Object.entries(cards)) {
    await page.setContent(`<style>
      @font-face { font-family: "Bricolage Grotesque"; font-weight: 200 800;
        src: url(data:font/woff2;base64,${face.toString('base64')}) }
      body { margin: 0; height: 630px; box-sizing: border-box; padding: 72px 80px; background: #f7f6f2; color: #1c1a22;
        font-family: "Bricolage Grotesque"; display: flex; flex-direction: column; justify-content: space-between }
      h1 { margin: 0; font-size: 76px; line-height: 1.1; font-weight: 650; letter-spacing: -0.02em; max-width: 960px }
      p { margin: 0; display: flex; align-items: center; gap: 20px; font-size: 40px; font-weight: 700 }
      p svg { width: 64px; height: 64px }
    </style><h1>${title}</h1><p>${mark}Keytrail</p>`)
    await page.evaluate(() => document.fonts.ready)
    await writeFile(join(folder, `${name}.png`), await page.screenshot())
  }
} finally {
  await browser.close()
}

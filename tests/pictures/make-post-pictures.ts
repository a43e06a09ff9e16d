import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { launchChromium } from '../support/browser/chromium.ts'
import { desks } from './post-drawings/desks.ts'
import { foundations } from './post-drawings/foundations.ts'
import { readings } from './post-drawings/readings.ts'
import { releases } from './post-drawings/releases.ts'

// Every picture of the sample posts from its drawing. Run it by hand after changing one:
// node tests/pictures/make-post-pictures.ts

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'sanity/sample/images')
const face = await readFile(
  join(
    root,
    'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  ),
)
const quality = 0.8

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const browser = await launchChromium()
try {
  const page = await browser.newPage()
  await page.setContent(`<style>
    @font-face { font-family: "Bricolage Grotesque"; font-weight: 200 800;
      src: url(data:font/woff2;base64,${face.toString('base64')}) }
    body { margin: 0; font: 20px "Bricolage Grotesque" } svg { display: block; width: 100vw; height: auto }
  </style><p>.</p><div></div>`)
  for (const [name, drawing] of Object.entries({ ...desks, ...foundations, ...readings, ...releases })) {
    const size = name in desks ? { width: 800, height: 800 } : { width: 1200, height: 675 }
    await page.setViewportSize(size)
    await page.evaluate(async (svg) => {
      const place = document.querySelector('div')
      if (place) place.innerHTML = svg
      document.querySelector('p')?.remove()
      await document.fonts.ready
    }, drawing)
    const screenshot = await page.screenshot()
    // Chromium takes no screenshot in this format, but its canvas writes it.
    const webp = await page.evaluate(
      async ({ png, quality }) => {
        const image = await createImageBitmap(await (await fetch(png)).blob())
        const canvas = new OffscreenCanvas(image.width, image.height)
        canvas.getContext('2d')?.drawImage(image, 0, 0)
        const blob = await canvas.convertToBlob({ type: 'image/webp', quality })
        return Array.from(new Uint8Array(await blob.arrayBuffer()))
      },
      { png: `data:image/png;base64,${screenshot.toString('base64')}`, quality },
    )
    await writeFile(join(folder, `${name}-${size.width}x${size.height}.webp`), Buffer.from(webp))
  }
} finally {
  await browser.close()
}

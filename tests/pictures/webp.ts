import type { Page } from 'playwright-core'

/** Converts with Chromium's canvas, because its screenshots cannot be WebP. */
export async function toWebp(page: Page, png: Buffer, width: number, quality: number): Promise<Buffer> {
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

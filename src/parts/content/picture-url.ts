import { createImageUrlBuilder } from '@sanity/image-url'
import type { Image } from '#src/domain/content/image.ts'
import { env } from '#src/lib/env.ts'

const builder = createImageUrlBuilder({
  baseUrl: env.imagesUrl,
  projectId: env.sanityProject,
  dataset: env.sanityDataset,
})

/** In pixels. */
export const pictureSizes = {
  card: { width: 400, height: 225 },
  hero: { width: 800, height: 400 },
  inline: { width: 800, height: 400 },
  related: { width: 300, height: 169 },
  avatar: { width: 32, height: 32 },
  authorCard: { width: 400, height: 400 },
  authorPage: { width: 200, height: 200 },
  share: { width: 1200, height: 630 },
} as const
export type PictureSize = keyof typeof pictureSizes

/** `scale` multiplies the size for high-density screens. */
export function pictureUrl(image: Image, size: PictureSize, scale = 1): string {
  const { width, height } = pictureSizes[size]
  const source = {
    asset: image.asset,
    ...(image.crop ? { crop: image.crop } : {}),
    ...(image.hotspot ? { hotspot: image.hotspot } : {}),
  }
  return builder
    .image(source)
    .width(Math.round(width * scale))
    .height(Math.round(height * scale))
    .fit('crop')
    .auto('format')
    .url()
}

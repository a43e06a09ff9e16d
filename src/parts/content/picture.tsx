import type { Image } from '#src/domain/content/image.ts'
import { type PictureSize, pictureSizes, pictureUrl } from './picture-url.ts'

interface PictureProps {
  image: Image
  size: PictureSize
  /** The `sizes` attribute; by default the width of `size`. */
  sizes?: string
  /** Fetches the picture eagerly, with high priority. */
  first?: boolean | undefined
  /** Whether nearby text describes the picture, so that it needs no alternative text. */
  decorative?: boolean
  className?: string
}

export function Picture({ image, size, sizes, first, decorative, className = '' }: PictureProps) {
  const { width, height } = pictureSizes[size]
  const variants = [1, 1.5, 2].map(
    (scale) => `${pictureUrl(image, size, scale)} ${Math.round(width * scale)}w`,
  )
  return (
    <img
      src={pictureUrl(image, size)}
      srcSet={variants.join(', ')}
      sizes={sizes ?? `${width}px`}
      width={width}
      height={height}
      alt={decorative ? '' : image.alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      // Without CORS, the service worker could not check and cache a cross-origin picture.
      crossOrigin="anonymous"
      className={`bg-wash object-cover outline outline-line -outline-offset-1 ${className}`}
    />
  )
}

import type { Image } from '#src/domain/content/image.ts'
import { type PictureSize, pictureSizes, pictureUrl } from './picture-url.ts'

interface PictureProps {
  image: Image
  size: PictureSize
  /** How wide it is shown, as the `sizes` of an image; as wide as its size when left out. */
  sizes?: string
  /** The page's first picture: fetched at once, before all others. */
  first?: boolean
  /** For a picture whose content is described beside it: no alternative text. */
  decorative?: boolean
  className?: string
}

/** A picture of the content service: its room is reserved, it is sharp on dense screens and loaded lazily. */
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
      // With CORS, so that the service worker can cache a picture of another origin.
      crossOrigin="anonymous"
      className={`bg-wash object-cover outline outline-line -outline-offset-1 ${className}`}
    />
  )
}

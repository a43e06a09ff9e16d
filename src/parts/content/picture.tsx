import type { Image } from '#src/domain/content/image.ts'
import { type PictureSize, pictureSizes, pictureUrl } from './picture-url.ts'

interface PictureProps {
  image: Image
  size: PictureSize
  /** The displayed width, as the `sizes` of an image; the size's width by default. */
  sizes?: string
  /** Whether it is the page's first picture: fetched at once, before all others. */
  first?: boolean
  /** Whether the picture is described beside it: then it has no alternative text. */
  decorative?: boolean
  className?: string
}

/** A picture from the content service: reserved space, sharp on high-density screens, loaded lazily. */
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

import type { Image } from '#src/domain/content/image.ts'
import { type PictureSize, pictureSizes, pictureUrl } from './picture-url.ts'

interface PictureProps {
  image: Image
  size: PictureSize
  /** How wide it is shown, as the `sizes` of an image; as wide as its size when left out. */
  sizes?: string
  /** The picture that the page begins with: fetched at once, before all others. */
  first?: boolean
  /** What it shows is said beside it. */
  decorative?: boolean
  className?: string
}

/** A picture of the content service: room kept, sharp on dense screens, fetched when it comes near. */
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
      // Readable for the service worker: a picture of another origin could not be kept otherwise.
      crossOrigin="anonymous"
      className={`bg-wash object-cover outline outline-line -outline-offset-1 ${className}`}
    />
  )
}

import { type ReactNode, useState } from 'react'

interface RemotePictureProps {
  /** Null where there is none. */
  src: string | null
  alt: string
  width: number
  height: number
  /** Stands in for a picture that is missing or does not come. */
  placeholder: ReactNode
}

// Addresses of pictures expire: one that failed is not asked for again each time its row comes into sight.
const failed = new Set<string>()
globalThis.addEventListener?.('online', () => failed.clear())

/** A picture from elsewhere, in a place of fixed size. */
export function RemotePicture({ src, alt, width, height, placeholder }: RemotePictureProps) {
  const [missing, setMissing] = useState<string | null>(null)
  const shown = src !== null && src !== missing && !failed.has(src)
  return (
    <span
      className="inline-grid shrink-0 place-items-center overflow-hidden rounded-md bg-wash text-quiet"
      style={{ width, height }}
    >
      {shown ? (
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          className="size-full object-cover"
          onError={() => {
            failed.add(src)
            setMissing(src)
          }}
        />
      ) : (
        placeholder
      )}
    </span>
  )
}

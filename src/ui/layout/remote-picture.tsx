import { type ReactNode, useReducer } from 'react'
import { isEmptyPicture } from '#src/lib/empty-picture.ts'
import { safeUrl } from '#src/lib/safe-url.ts'
import { useOffline } from '../hooks/use-offline.ts'

interface RemotePictureProps {
  /** As the row has it; null where there is none. */
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
export function RemotePicture({ src: given, alt, width, height, placeholder }: RemotePictureProps) {
  const src = safeUrl(given)
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  // Drawn again when the network is back: what failed may come now.
  useOffline()
  const giveUp = (address: string) => {
    failed.add(address)
    drawAgain()
  }
  return (
    <span
      className="inline-grid shrink-0 place-items-center overflow-hidden rounded-md bg-wash text-quiet"
      style={{ width, height }}
    >
      {src !== null && !failed.has(src) ? (
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          className="size-full object-cover"
          onLoad={({ currentTarget }) => isEmptyPicture(currentTarget) && giveUp(src)}
          onError={() => giveUp(src)}
        />
      ) : (
        placeholder
      )}
    </span>
  )
}

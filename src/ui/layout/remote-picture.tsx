import { type ReactNode, useReducer } from 'react'
import { isEmptyPicture } from '#src/lib/empty-picture.ts'
import { safeUrl } from '#src/lib/safe-url.ts'
import { useOffline } from '../hooks/use-offline.ts'

interface RemotePictureProps {
  src: string | null
  alt: string
  width: number
  height: number
  placeholder: ReactNode
}

// Failed addresses may have expired, so they are requested again only after the device has been offline.
const failed = new Set<string>()
globalThis.addEventListener?.('online', () => failed.clear())

export function RemotePicture({ src: given, alt, width, height, placeholder }: RemotePictureProps) {
  const src = safeUrl(given)
  const [, renderAgain] = useReducer((times: number) => times + 1, 0)
  // Renders again when the network is back, because a failed picture may load now.
  useOffline()
  const markFailed = (address: string) => {
    failed.add(address)
    renderAgain()
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
          onLoad={({ currentTarget }) => isEmptyPicture(currentTarget) && markFailed(src)}
          onError={() => markFailed(src)}
        />
      ) : (
        placeholder
      )}
    </span>
  )
}

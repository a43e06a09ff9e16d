import { UserRound } from 'lucide-react'
import { RemotePicture } from './remote-picture.tsx'

/** Decorative: the account's name is beside it. */
export function Avatar({ src, size }: { src: string | null; size: number }) {
  return (
    <RemotePicture
      src={src}
      alt=""
      width={size}
      height={size}
      placeholder={<UserRound size={size / 2} aria-hidden="true" />}
    />
  )
}

import { UserRound } from 'lucide-react'
import type { Image } from '#src/domain/content/image.ts'
import { Picture } from '#src/parts/content/picture.tsx'

interface AuthorPhotoProps {
  image: Image | null
  size: 'authorCard' | 'authorPage'
  sizes: string
  first: boolean
  className: string
}

export function AuthorPhoto({ image, size, sizes, first, className }: AuthorPhotoProps) {
  if (image)
    return (
      <Picture image={image} size={size} sizes={sizes} first={first} className={`rounded-md ${className}`} />
    )
  return (
    <div className={`grid place-items-center rounded-md bg-wash text-quiet ${className}`}>
      <UserRound size={48} strokeWidth={1.5} aria-hidden="true" />
    </div>
  )
}

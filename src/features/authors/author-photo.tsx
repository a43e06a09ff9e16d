import { UserRound } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { Image } from '#src/domain/content/image.ts'
import { Picture } from '#src/parts/content/picture.tsx'

type AuthorPhotoProps = Omit<ComponentProps<typeof Picture>, 'image'> & { image: Image | null }

export function AuthorPhoto({ image, className, ...rest }: AuthorPhotoProps) {
  if (image) return <Picture image={image} {...rest} className={`rounded-md ${className}`} />
  return (
    <div className={`grid place-items-center rounded-md bg-wash text-quiet ${className}`}>
      <UserRound size={48} strokeWidth={1.5} aria-hidden="true" />
    </div>
  )
}

import * as v from 'valibot'
import { safeUrl } from '#src/lib/safe-url.ts'
import { Image } from './image.ts'
import { RichText } from './rich-text.ts'
import { orNull, readableList, Words } from './tolerant.ts'

export const AuthorName = v.object({
  _id: v.string(),
  name: Words,
  slug: Words,
  image: orNull(Image),
})
export type AuthorName = v.InferOutput<typeof AuthorName>

const SocialLink = v.object({
  platform: Words,
  url: v.pipe(
    v.string(),
    v.check((url) => safeUrl(url) !== null, 'not a safe address'),
  ),
})

export const Author = v.object({
  ...AuthorName.entries,
  bio: RichText,
  socialLinks: readableList(SocialLink),
})
export type Author = v.InferOutput<typeof Author>
export type SocialLink = v.InferOutput<typeof SocialLink>

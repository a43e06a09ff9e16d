import * as v from 'valibot'
import { safeUrl } from '#src/lib/safe-url.ts'
import { Image } from './image.ts'
import { RichText } from './rich-text.ts'
import { orNull, readableList, Time, Words } from './tolerant.ts'

const AuthorName = v.object({
  _id: v.string(),
  name: Words,
  slug: Words,
  image: orNull(Image),
})

const SocialLink = v.object({
  platform: Words,
  url: v.pipe(
    v.string(),
    v.check((url) => safeUrl(url) !== null, 'not a safe address'),
  ),
})

const Author = v.object({
  ...AuthorName.entries,
  bio: RichText,
  socialLinks: readableList(SocialLink),
})
export type SocialLink = v.InferOutput<typeof SocialLink>

export const Tag = v.object({
  _id: v.string(),
  name: Words,
  slug: Words,
  color: orNull(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i))),
})
export type Tag = v.InferOutput<typeof Tag>

export const ListedPost = v.object({
  _id: v.string(),
  title: Words,
  slug: Words,
  eyebrow: orNull(Words),
  excerpt: orNull(Words),
  featuredImage: orNull(Image),
  author: orNull(AuthorName),
  tags: readableList(Tag),
  publishedAt: orNull(Time),
  postType: v.fallback(v.picklist(['news', 'blog']), 'blog'),
})
export type ListedPost = v.InferOutput<typeof ListedPost>

export const Post = v.object({
  ...ListedPost.entries,
  author: orNull(Author),
  lastModifiedAt: orNull(Time),
  content: RichText,
  faq: readableList(v.object({ question: Words, answer: RichText })),
  seo: v.fallback(
    v.object({
      metaTitle: orNull(Words),
      metaDescription: orNull(Words),
      keywords: readableList(Words),
    }),
    { metaTitle: null, metaDescription: null, keywords: [] },
  ),
})
export type Post = v.InferOutput<typeof Post>

export const PostsPage = v.object({
  posts: readableList(ListedPost),
  total: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
export type PostsPage = v.InferOutput<typeof PostsPage>

export const PostWithRelated = v.object({ post: Post, related: readableList(ListedPost) })
export type PostWithRelated = v.InferOutput<typeof PostWithRelated>

export const relatedLimit = 3

/** Returns the posts that share a tag with the current one, then the newest others, up to `relatedLimit`. */
export function topUp(sharing: readonly ListedPost[], newest: readonly ListedPost[]): ListedPost[] {
  const ids = new Set(sharing.map((post) => post._id))
  return [...sharing, ...newest.filter((post) => !ids.has(post._id))].slice(0, relatedLimit)
}

/** `articles` contains only the newest ones; `articleCount` is the number of all articles. */
export const AuthorWithArticles = v.object({
  ...Author.entries,
  articles: readableList(ListedPost),
  articleCount: v.fallback(v.number(), 0),
})
export type AuthorWithArticles = v.InferOutput<typeof AuthorWithArticles>

export const Authors = readableList(AuthorWithArticles)

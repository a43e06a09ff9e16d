import type { ListedPost, Post } from './post.ts'
import { plainText } from './text-of.ts'

export interface PostSearch {
  /** Beginnings of words, all of which must occur. */
  words: string[]
  /** The slug of a tag, or null for any. */
  tag: string | null
}

const maxWords = 8

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** What is looked for; null when nothing is. */
export function readSearch(text: string | null, tag: string | null): PostSearch | null {
  const words = wordsOf(text ?? '').slice(0, maxWords)
  return words.length === 0 && !tag ? null : { words, tag: tag || null }
}

/** Whether a post on this device answers a search, as the content service would find it. */
export function matches(post: ListedPost | Post, { words, tag }: PostSearch): boolean {
  if (tag !== null && !post.tags.some(({ slug }) => slug === tag)) return false
  const own = wordsOf(
    [
      post.title,
      post.eyebrow,
      post.excerpt,
      post.author?.name,
      ...post.tags.map(({ name }) => name),
      'content' in post ? plainText(post.content) : '',
    ].join(' '),
  )
  return words.every((word) => own.some((candidate) => candidate.startsWith(word)))
}

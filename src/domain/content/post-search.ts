import type { ListedPost, Post } from './post.ts'
import { plainText } from './text-of.ts'

export interface PostSearch {
  /** Each is the start of a word that the post must contain. */
  words: string[]
  tag: string | null
}

const maxWords = 8

function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

export function readSearch(text: string | null, tag: string | null): PostSearch | null {
  const words = splitWords(text ?? '').slice(0, maxWords)
  return words.length === 0 && !tag ? null : { words, tag: tag || null }
}

/** Applies the search rules of the content service to a stored post, for when the service is unreachable. */
export function matches(post: ListedPost | Post, { words, tag }: PostSearch): boolean {
  if (tag !== null && !post.tags.some(({ slug }) => slug === tag)) return false
  const own = splitWords(
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

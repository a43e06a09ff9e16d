import type { PlanRow } from '#src/domain/account/rows.ts'
import type { AuthorWithArticles } from '#src/domain/content/author-articles.ts'
import type { PostsPage, PostWithRelated } from '#src/domain/content/post.ts'

/**
 * Content embedded in a prerendered page, so that its first render needs neither the network nor a spinner. The values
 * have the types that the readers in remote/content.ts return.
 */
export interface PreloadedContent {
  /** By page, from 0. */
  [posts: `posts:${number}`]: PostsPage
  [post: `post:${string}`]: PostWithRelated
  authors: AuthorWithArticles[]
  [author: `author:${string}`]: AuthorWithArticles
  /** By rank. */
  plans: readonly PlanRow[]
  /** Sentences in the language of the page, by group: those that its first render reads. */
  words: Record<string, object>
}

const entries = new Map<string, unknown>()

export function providePreloaded(given: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(given)) entries.set(key, value)
}

/** The embedded value of this key, if any. */
export function preloaded<K extends keyof PreloadedContent>(key: K): PreloadedContent[K] | undefined {
  // The build validated it before it wrote it into the page.
  return entries.get(String(key)) as PreloadedContent[K] | undefined
}

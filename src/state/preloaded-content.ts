import type { PlanRow } from '#src/domain/account/rows.ts'
import type { AuthorWithArticles, PostsPage, PostWithRelated } from '#src/domain/content/post.ts'

/** Content embedded in a prerendered page, so that its first render needs no request and no spinner. */
export interface PreloadedContent {
  /** By page number, from 0. */
  [posts: `posts:${number}`]: PostsPage
  [post: `post:${string}`]: PostWithRelated
  authors: AuthorWithArticles[]
  [author: `author:${string}`]: AuthorWithArticles
  /** Ordered by rank. */
  plans: readonly PlanRow[]
  /** The texts that the first render needs in the page's language, by group. */
  words: Record<string, object>
}

const entries = new Map<string, unknown>()

export function providePreloaded(given: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(given)) entries.set(key, value)
}

export function preloaded<K extends keyof PreloadedContent>(key: K): PreloadedContent[K] | undefined {
  // The build that embedded the value ensured its type.
  return entries.get(String(key)) as PreloadedContent[K] | undefined
}

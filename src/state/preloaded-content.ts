import type { PlanRow } from '#src/domain/account/rows.ts'
import type { AuthorWithArticles } from '#src/domain/content/author-articles.ts'
import type { PostsPage, PostWithRelated } from '#src/domain/content/post.ts'

/**
 * Content that comes with the page itself: a prerendered page carries what it shows, so that its first render needs
 * neither the network nor a spinner. The values are what the readers of remote/content.ts give.
 */
export interface PreloadedContent {
  /** By page, from 0. */
  [posts: `posts:${number}`]: PostsPage
  [post: `post:${string}`]: PostWithRelated
  authors: AuthorWithArticles[]
  [author: `author:${string}`]: AuthorWithArticles
  /** By rank. */
  plans: readonly PlanRow[]
}

const entries = new Map<string, unknown>()

export function providePreloaded(given: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(given)) entries.set(key, value)
}

/** What the page brought along under this key; undefined when it brought nothing. */
export function preloaded<K extends keyof PreloadedContent>(key: K): PreloadedContent[K] | undefined {
  // Read and checked by our own build, which wrote it into the page: not checked a second time.
  return entries.get(String(key)) as PreloadedContent[K] | undefined
}

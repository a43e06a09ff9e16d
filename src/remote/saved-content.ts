// What the service worker has saved of the content service, read and added to from the page.
import * as v from 'valibot'
import { type ListedPost, Post, PostsPage } from '#src/domain/content/post.ts'
import { isContentQuery, savedAtHeader, savedPictures, savedQueries } from '#src/domain/content/saved-copy.ts'
import { now } from '#src/lib/clock.ts'

interface SavedPosts {
  posts: (ListedPost | Post)[]
  /** The date of the oldest copy among them, null when nothing is saved. */
  savedAt: string | null
}

/** Every post that is saved on this device, in full where it was opened, newest first. */
export async function readSavedPosts(): Promise<SavedPosts> {
  const posts = new Map<string, ListedPost | Post>()
  let savedAt: string | null = null
  const cache = await caches.open(savedQueries)
  for (const request of await cache.keys()) {
    const response = await cache.match(request)
    const body = await response?.json().catch(() => null)
    const found = postsIn(body?.result)
    for (const post of found) if (!posts.has(post._id) || 'content' in post) posts.set(post._id, post)
    const date = response?.headers.get(savedAtHeader) ?? null
    if (found.length > 0 && date !== null && (savedAt === null || date < savedAt)) savedAt = date
  }
  const newestFirst = (a: ListedPost, b: ListedPost) =>
    (b.publishedAt ?? '').localeCompare(a.publishedAt ?? '')
  return { posts: [...posts.values()].sort(newestFirst), savedAt }
}

function postsIn(result: unknown): (ListedPost | Post)[] {
  const page = v.safeParse(PostsPage, result)
  if (page.success) return page.output.posts
  const post = v.safeParse(Post, result)
  return post.success && post.output.content.length > 0 ? [post.output] : []
}

/** Fetches what is not saved yet and saves it. What cannot be fetched is left for another time. */
export async function keep(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const url = new URL(address, location.href)
    const cache = await caches.open(isContentQuery(url) ? savedQueries : savedPictures)
    if (await cache.match(url)) continue
    const response = await fetch(url).catch(() => null)
    if (response?.status === 200 && !response.headers.has(savedAtHeader))
      await cache.put(url, await stamped(response)).catch(() => undefined)
  }
}

/** The answer with the time of its saving on it. */
async function stamped(response: Response): Promise<Response> {
  const headers = new Headers(response.headers)
  headers.set(savedAtHeader, now().toISOString())
  return new Response(await response.blob(), { headers })
}

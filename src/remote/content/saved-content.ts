import * as v from 'valibot'
import { type ListedPost, Post, PostsPage, type PostWithRelated } from '#src/domain/content/post.ts'
import {
  isContentQuery,
  isFromService,
  savedAtHeader,
  savedPictures,
  savedQueries,
  withSavedAt,
} from '#src/domain/content/saved-copy.ts'
import { now } from '#src/lib/clock.ts'
import { isOffline } from '#src/lib/network.ts'
import { orRemoteError, RemoteError } from '../errors.ts'
import { postRead, postsRead, queryUrl, type RunQuery } from './content.ts'

/**
 * Newest first. A post is complete (`Post`) if its content was saved too. `savedAt` is when the oldest copy
 * was saved.
 */
export async function readSavedPosts() {
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

const dayMs = 24 * 60 * 60 * 1000

function isRecent(saved: Response, changes: boolean): boolean {
  const savedAt = Date.parse(saved.headers.get(savedAtHeader) ?? '')
  return !changes || now().getTime() - savedAt < dayMs
}

/** Returns a recent copy, or saves and returns a new one. Offline or after a failure, returns any old copy. */
export async function keep(address: string): Promise<Response | undefined> {
  const url = new URL(address, location.href)
  const changes = isContentQuery(url)
  const cache = await caches.open(changes ? savedQueries : savedPictures)
  const saved = await cache.match(url, { ignoreVary: true })
  if (isOffline() || (saved && isRecent(saved, changes) && (await isFromService(url, saved)))) return saved
  const response = await fetch(url, { cache: changes ? 'reload' : 'default' }).catch(() => null)
  if (!response || !(await isFromService(url, response))) return saved
  await cache.put(url, withSavedAt(response, now())).catch(() => undefined)
  return cache.match(url, { ignoreVary: true })
}

const runKept: RunQuery = async (query) => {
  const response = await keep(queryUrl(query))
  const body = await response?.json().catch(() => null)
  return body?.result
}

/** Saves the first page of posts unless the copy is recent. Returns an empty list if there is no valid copy. */
export async function keepPosts(): Promise<ListedPost[]> {
  const page = await orRemoteError(postsRead(0)(runKept))
  return page instanceof RemoteError ? [] : page.posts
}

/** Saves the post and its related posts. Returns null if there is no valid copy of the post. */
export async function keepPost(slug: string): Promise<PostWithRelated | null> {
  const post = await orRemoteError(postRead(slug)(runKept))
  return post instanceof RemoteError ? null : post
}

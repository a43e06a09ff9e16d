import * as v from 'valibot'
import { postsPerPage } from '#src/domain/content/pages.ts'
import { type ListedPost, Post, PostsPage, type PostWithRelated, topUp } from '#src/domain/content/post.ts'
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
import { queryUrl, Related, relatedQuery } from './content.ts'
import { type ContentQuery, postQuery, postsPageQuery } from './content-queries.ts'

interface SavedPosts {
  posts: (ListedPost | Post)[]
  /** When the oldest copy was saved. */
  savedAt: string | null
}

/** Newest first. A post is complete (`Post`) if its content was saved too. */
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

const dayMs = 24 * 60 * 60 * 1000

function isRecent(saved: Response, changes: boolean): boolean {
  const savedAt = Date.parse(saved.headers.get(savedAtHeader) ?? '')
  return !changes || now().getTime() - savedAt < dayMs
}

/**
 * Returns a recent copy, or else fetches and saves one. If the device is offline or fetching fails, returns
 * the old copy, if any.
 */
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

async function keepResult<T>(query: ContentQuery, schema: v.GenericSchema<unknown, T>): Promise<T | null> {
  const response = await keep(queryUrl(query))
  const body = await response?.json().catch(() => null)
  const read = v.safeParse(schema, body?.result)
  return read.success ? read.output : null
}

/** Saves the first page of posts unless the copy is recent. Returns an empty list without a valid copy. */
export async function keepPosts(): Promise<ListedPost[]> {
  return (await keepResult(postsPageQuery(0, postsPerPage), PostsPage))?.posts ?? []
}

/** Saves the post and its related posts. Returns null if there is no valid copy of the post. */
export async function keepPost(slug: string): Promise<PostWithRelated | null> {
  const post = await keepResult(postQuery(slug), Post)
  if (!post) return null
  const related = await keepResult(relatedQuery(post), Related)
  return { post, related: related ? topUp(related.sharing, related.newest) : [] }
}

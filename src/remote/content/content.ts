// Uses the same URLs as @sanity/client, which would add 39 kB of code.
import * as v from 'valibot'
import type { AuthorWithArticles, PostsPage, PostWithRelated } from '#src/domain/content/post.ts'
import type { PostSearch } from '#src/domain/content/post-search.ts'
import { type Copy, queryPath, savedAtHeader, savedQueries } from '#src/domain/content/saved-copy.ts'
import { env } from '#src/lib/env.ts'
import { isOffline } from '#src/lib/network.ts'
import { RemoteError } from '../errors.ts'
import { exchange } from '../wire.ts'
import type { ContentQuery } from './content-queries.ts'
import {
  authorRead,
  authorsRead,
  type ContentRead,
  foundPostsRead,
  postRead,
  postsRead,
} from './content-reads.ts'

const timeoutMs = 15_000

export function queryUrl({ query, params }: ContentQuery): string {
  const parameters = new URLSearchParams({ query })
  for (const [name, value] of Object.entries(params)) parameters.set(`$${name}`, JSON.stringify(value))
  parameters.set('perspective', 'published')
  return `${env.contentUrl}${queryPath}${env.sanityDataset}?${parameters}`
}

const QueryResponse = v.object({ result: v.unknown() })

type Freshness = 'saved or fresh' | 'fresh'

/** If offline and `freshness` allows it, returns the service worker's saved response, if any. */
async function fetchOrCached(
  url: string,
  freshness: Freshness,
  signal: AbortSignal | null,
): Promise<Response> {
  if (freshness === 'saved or fresh' && isOffline()) {
    const saved = await globalThis.caches?.match(url, { cacheName: savedQueries, ignoreVary: true })
    if (saved) return saved
  }
  return exchange(url, { cache: freshness === 'fresh' ? 'reload' : 'default', signal }, timeoutMs)
}

async function ask(
  query: ContentQuery,
  freshness: Freshness,
  signal: AbortSignal | null,
): Promise<Copy<unknown>> {
  const response = await fetchOrCached(queryUrl(query), freshness, signal)
  if (!response.ok)
    throw new RemoteError(response.status >= 500 ? 'server' : 'refused', { status: response.status })
  const body = await response.json().catch(() => null)
  const answer = v.safeParse(QueryResponse, body)
  if (!answer.success) throw new RemoteError('unreadable', { status: response.status })
  return { value: answer.output.result, savedAt: response.headers.get(savedAtHeader) }
}

type Copies<T> = AsyncGenerator<Copy<T>, void, undefined>

/** `savedAt` is from the first response. */
async function readCopy<T>(
  read: ContentRead<T>,
  freshness: Freshness,
  signal: AbortSignal | null,
): Promise<Copy<T>> {
  let first: Copy<unknown> | null = null
  const value = await read(async (query) => {
    const copy = await ask(query, freshness, signal)
    first ??= copy
    return copy.value
  })
  return { value, savedAt: (first as Copy<unknown> | null)?.savedAt ?? null }
}

/**
 * Yields a valid copy saved by the service worker, then the current content or, if that cannot be fetched, the same
 * copy with its date. Throws RemoteError.
 */
async function* copies<T>(read: ContentRead<T>, signal: AbortSignal | null): Copies<T> {
  let shown: Copy<T> | null = null
  try {
    shown = await readCopy(read, 'saved or fresh', signal)
  } catch (error) {
    // The copy may be from an older version of the app.
    if (!(error instanceof RemoteError) || error.kind !== 'unreadable') throw error
  }
  if (shown) yield { ...shown, savedAt: null }
  if (shown?.savedAt === null) return
  try {
    shown = await readCopy(read, 'fresh', signal)
  } catch (error) {
    if (!shown || !(error instanceof RemoteError) || error.kind === 'aborted') throw error
  }
  yield shown
}

/** `page` counts from 0. */
export function readPosts(page: number, signal: AbortSignal | null): Copies<PostsPage> {
  return copies(postsRead(page), signal)
}

/** `page` counts from 0. */
export function readFoundPosts(
  search: PostSearch,
  page: number,
  signal: AbortSignal | null,
): Copies<PostsPage> {
  return copies(foundPostsRead(search, page), signal)
}

export function readPost(slug: string, signal: AbortSignal | null): Copies<PostWithRelated | null> {
  return copies(postRead(slug), signal)
}

export function readAuthors(signal: AbortSignal | null): Copies<AuthorWithArticles[]> {
  return copies(authorsRead(), signal)
}

export function readAuthor(slug: string, signal: AbortSignal | null): Copies<AuthorWithArticles | null> {
  return copies(authorRead(slug), signal)
}

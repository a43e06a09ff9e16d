// The app runs these reads with fetch, and the build with @sanity/client (39 kB), at the same URLs.
import * as v from 'valibot'
import { postsPerPage } from '#src/domain/content/pages.ts'
import {
  AuthorWithArticles as AuthorSchema,
  Authors,
  type AuthorWithArticles,
  ListedPost as ListedPostSchema,
  Post,
  PostsPage,
  type PostWithRelated,
  relatedLimit,
  topUp,
} from '#src/domain/content/post.ts'
import type { PostSearch } from '#src/domain/content/post-search.ts'
import { type Copy, queryPath, savedAtHeader, savedQueries } from '#src/domain/content/saved-copy.ts'
import { readableList } from '#src/domain/content/tolerant.ts'
import { env } from '#src/lib/env.ts'
import { isOffline } from '#src/lib/network.ts'
import { RemoteError } from '../errors.ts'
import { exchange } from '../wire.ts'
import {
  authorQuery,
  authorsQuery,
  type ContentQuery,
  foundPostsQuery,
  postQuery,
  postsPageQuery,
  relatedPostsQuery,
} from './content-queries.ts'

export type RunQuery = (query: ContentQuery) => Promise<unknown>

/** Rejects like `run`, or with `unreadable` for an invalid result. */
type ContentRead<T> = (run: RunQuery) => Promise<T>

// Not `readResponse`, because its file would add code that readers of the blog do not need.
function parse<T>(schema: v.GenericSchema<unknown, T>, given: unknown): T {
  const read = v.safeParse(schema, given)
  if (!read.success) throw new RemoteError('unreadable')
  return read.output
}

function createRead<T>(query: ContentQuery, schema: v.GenericSchema<unknown, T>): ContentRead<T> {
  return async (run) => parse(schema, await run(query))
}

/** `page` counts from 0. */
export function postsRead(page: number): ContentRead<PostsPage> {
  return createRead(postsPageQuery(page, postsPerPage), PostsPage)
}

/** `page` counts from 0. */
export function foundPostsRead(search: PostSearch, page: number): ContentRead<PostsPage> {
  return createRead(foundPostsQuery(search, page, postsPerPage), PostsPage)
}

const Related = v.object({
  sharing: readableList(ListedPostSchema),
  newest: readableList(ListedPostSchema),
})

/** Resolves to null if no post has this slug. */
export function postRead(slug: string): ContentRead<PostWithRelated | null> {
  return async (run) => {
    const post = await createRead(postQuery(slug), v.nullable(Post))(run)
    if (post === null) return null
    try {
      const tags = post.tags.map(({ _id }) => _id)
      const query = relatedPostsQuery(post._id, tags, relatedLimit)
      const { sharing, newest } = await createRead(query, Related)(run)
      return { post, related: topUp(sharing, newest) }
    } catch (error) {
      // A post can be shown without related posts.
      if (error instanceof RemoteError && error.kind !== 'aborted') return { post, related: [] }
      throw error
    }
  }
}

export function authorsRead(): ContentRead<AuthorWithArticles[]> {
  return createRead(authorsQuery(), Authors)
}

/** Resolves to null if no author has this slug. */
export function authorRead(slug: string): ContentRead<AuthorWithArticles | null> {
  return createRead(authorQuery(slug), v.nullable(AuthorSchema))
}

const timeoutMs = 15_000

export function queryUrl({ query, params }: ContentQuery): string {
  const parameters = new URLSearchParams({ query })
  for (const [name, value] of Object.entries(params)) parameters.set(`$${name}`, JSON.stringify(value))
  parameters.set('perspective', 'published')
  return `${env.contentUrl}${queryPath}${env.sanityDataset}?${parameters}`
}

const QueryResponse = v.object({ result: v.unknown() })

const savedCopies = { cacheName: savedQueries, ignoreVary: true }

type Freshness = 'default' | 'reload'

/** `default` prefers the service worker's saved response. Offline, reads it from the cache itself. */
async function ask(
  query: ContentQuery,
  cache: Freshness,
  signal: AbortSignal | null,
): Promise<Copy<unknown>> {
  const url = queryUrl(query)
  const saved = cache === 'default' && isOffline() && (await globalThis.caches?.match(url, savedCopies))
  const response = saved || (await exchange(url, { cache, signal }, timeoutMs))
  if (!response.ok)
    throw new RemoteError(response.status >= 500 ? 'server' : 'refused', { status: response.status })
  const { result } = parse(QueryResponse, await response.json().catch(() => null))
  return { value: result, savedAt: response.headers.get(savedAtHeader) }
}

/** A read may send several requests; `savedAt` is that of the first response. */
async function readCopy<T>(
  read: ContentRead<T>,
  cache: Freshness,
  signal: AbortSignal | null,
): Promise<Copy<T>> {
  let first: Copy<unknown> | null = null
  const value = await read(async (query) => {
    const copy = await ask(query, cache, signal)
    first ??= copy
    return copy.value
  })
  return { value, savedAt: (first as Copy<unknown> | null)?.savedAt ?? null }
}

/**
 * Yields the current content. If a valid saved copy is found first, yields the copy, then the current content
 * or, if that cannot be fetched, the copy again with its date. Throws RemoteError.
 */
export async function* readCopies<T>(
  read: ContentRead<T>,
  signal: AbortSignal | null,
): AsyncGenerator<Copy<T>, void, undefined> {
  let shown: Copy<T> | null = null
  try {
    shown = await readCopy(read, 'default', signal)
  } catch (error) {
    // The copy may be from an older version of the app.
    if (!(error instanceof RemoteError) || error.kind !== 'unreadable') throw error
  }
  if (shown) yield { ...shown, savedAt: null }
  if (shown?.savedAt === null) return
  try {
    shown = await readCopy(read, 'reload', signal)
  } catch (error) {
    if (!shown || !(error instanceof RemoteError) || error.kind === 'aborted') throw error
  }
  yield shown
}

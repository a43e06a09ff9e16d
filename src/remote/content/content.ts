// The content service, read by a plain fetch of the addresses that @sanity/client would ask: the client itself is
// 39 kB of script, more than half of what React is, and reading needs none of it. content.test.ts keeps the two equal.
import * as v from 'valibot'
import {
  AuthorWithArticles as AuthorSchema,
  Authors,
  type AuthorWithArticles,
} from '#src/domain/content/author-articles.ts'
import { postsPerPage } from '#src/domain/content/pages.ts'
import {
  type ListedPost,
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

const timeoutMs = 15_000

/** The address of a query, as @sanity/client writes it. */
export function queryUrl({ query, params }: ContentQuery): string {
  const parameters = new URLSearchParams({ query })
  for (const [name, value] of Object.entries(params)) parameters.set(`$${name}`, JSON.stringify(value))
  parameters.set('perspective', 'published')
  return `${env.contentUrl}${queryPath}${env.sanityDataset}?${parameters}`
}

const Answer = v.object({ result: v.unknown() })

type Freshness = 'saved or fresh' | 'fresh'

/** The answer of the network, or without one what the service worker has saved. Throws RemoteError. */
async function answerTo(url: string, freshness: Freshness, signal: AbortSignal | null): Promise<Response> {
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
  const response = await answerTo(queryUrl(query), freshness, signal)
  if (!response.ok)
    throw new RemoteError(response.status >= 500 ? 'server' : 'refused', { status: response.status })
  const body = await response.json().catch(() => null)
  const answer = v.safeParse(Answer, body)
  if (!answer.success) throw new RemoteError('unreadable', { status: response.status })
  return { value: answer.output.result, savedAt: response.headers.get(savedAtHeader) }
}

function readable<T>(schema: v.GenericSchema<unknown, T>, value: unknown): T {
  const read = v.safeParse(schema, value)
  if (!read.success) throw new RemoteError('unreadable')
  return read.output
}

/**
 * What a reader gives: first what the service worker has saved, if anything, and then what the service says now. A
 * saved copy that could not be confirmed comes last, with its date. Throws RemoteError when there is neither.
 */
async function* copies<T>(
  read: (freshness: Freshness) => Promise<Copy<T>>,
): AsyncGenerator<Copy<T>, void, undefined> {
  const first = await read('saved or fresh')
  yield { ...first, savedAt: null }
  if (first.savedAt === null) return
  let fresh: Copy<T> = first
  try {
    fresh = await read('fresh')
  } catch (error) {
    if (!(error instanceof RemoteError) || error.kind === 'aborted') throw error
  }
  yield fresh
}

type Copies<T> = AsyncGenerator<Copy<T>, void, undefined>

function readerOf<T>(query: ContentQuery, schema: v.GenericSchema<unknown, T>, signal: AbortSignal | null) {
  return async (freshness: Freshness): Promise<Copy<T>> => {
    const { value, savedAt } = await ask(query, freshness, signal)
    return { value: readable(schema, value), savedAt }
  }
}

/** A page of the blog; `page` counts from 0. */
export function readPosts(page: number, signal: AbortSignal | null): Copies<PostsPage> {
  return copies(readerOf(postsPageQuery(page, postsPerPage), PostsPage, signal))
}

/** A page of what a search finds; `page` counts from 0. */
export function readFoundPosts(
  search: PostSearch,
  page: number,
  signal: AbortSignal | null,
): Copies<PostsPage> {
  return copies(readerOf(foundPostsQuery(search, page, postsPerPage), PostsPage, signal))
}

/** The two lists out of which what to read next is made. */
export const Related = v.object({
  sharing: readableList(ListedPostSchema),
  newest: readableList(ListedPostSchema),
})

/** The query for what to read after a post. */
export function relatedQueryOf(post: Post): ContentQuery {
  const tags = post.tags.map(({ _id }) => _id)
  return relatedPostsQuery(post._id, tags, relatedLimit)
}

async function related(post: Post, freshness: Freshness, signal: AbortSignal | null): Promise<ListedPost[]> {
  const read = readerOf(relatedQueryOf(post), Related, signal)
  try {
    const { value } = await read(freshness)
    return topUp(value.sharing, value.newest)
  } catch (error) {
    // A post without its neighbours is still worth reading.
    if (error instanceof RemoteError && error.kind !== 'aborted') return []
    throw error
  }
}

/** A post with what to read next, or null when there is none of this name. */
export function readPost(slug: string, signal: AbortSignal | null): Copies<PostWithRelated | null> {
  return copies(async (freshness) => {
    const { value: post, savedAt } = await readerOf(postQuery(slug), v.nullable(Post), signal)(freshness)
    return { value: post && { post, related: await related(post, freshness, signal) }, savedAt }
  })
}

/** Every author, by name. */
export function readAuthors(signal: AbortSignal | null): Copies<AuthorWithArticles[]> {
  return copies(readerOf(authorsQuery(), Authors, signal))
}

/** An author with their articles, or null when there is none of this name. */
export function readAuthor(slug: string, signal: AbortSignal | null): Copies<AuthorWithArticles | null> {
  return copies(readerOf(authorQuery(slug), v.nullable(AuthorSchema), signal))
}

// What is read of the content service, whoever runs the queries: the app over the network, a build by Sanity's client.
import * as v from 'valibot'
import {
  AuthorWithArticles as AuthorSchema,
  Authors,
  type AuthorWithArticles,
} from '#src/domain/content/author-articles.ts'
import { postsPerPage } from '#src/domain/content/pages.ts'
import {
  ListedPost as ListedPostSchema,
  Post,
  PostsPage,
  type PostWithRelated,
  relatedLimit,
  topUp,
} from '#src/domain/content/post.ts'
import type { PostSearch } from '#src/domain/content/post-search.ts'
import { readableList } from '#src/domain/content/tolerant.ts'
import { RemoteError } from '../errors.ts'
import {
  authorQuery,
  authorsQuery,
  type ContentQuery,
  foundPostsQuery,
  postQuery,
  postsPageQuery,
  relatedPostsQuery,
} from './content-queries.ts'

/** Gives the result of a query. */
export type RunQuery = (query: ContentQuery) => Promise<unknown>

/** Reads something by one query or several. Rejects as `run` does, and with `unreadable` on another shape. */
export type ContentRead<T> = (run: RunQuery) => Promise<T>

function readOf<T>(query: ContentQuery, schema: v.GenericSchema<unknown, T>): ContentRead<T> {
  return async (run) => {
    const read = v.safeParse(schema, await run(query))
    if (!read.success) throw new RemoteError('unreadable')
    return read.output
  }
}

/** A page of the blog; `page` counts from 0. */
export function postsRead(page: number): ContentRead<PostsPage> {
  return readOf(postsPageQuery(page, postsPerPage), PostsPage)
}

/** A page of what a search finds; `page` counts from 0. */
export function foundPostsRead(search: PostSearch, page: number): ContentRead<PostsPage> {
  return readOf(foundPostsQuery(search, page, postsPerPage), PostsPage)
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

/** A post with what to read next, or null when there is none of this name. */
export function postRead(slug: string): ContentRead<PostWithRelated | null> {
  return async (run) => {
    const post = await readOf(postQuery(slug), v.nullable(Post))(run)
    if (post === null) return null
    try {
      const { sharing, newest } = await readOf(relatedQueryOf(post), Related)(run)
      return { post, related: topUp(sharing, newest) }
    } catch (error) {
      // A post without its neighbours is still worth reading.
      if (error instanceof RemoteError && error.kind !== 'aborted') return { post, related: [] }
      throw error
    }
  }
}

/** Every author, by name. */
export function authorsRead(): ContentRead<AuthorWithArticles[]> {
  return readOf(authorsQuery(), Authors)
}

/** An author with their articles, or null when there is none of this name. */
export function authorRead(slug: string): ContentRead<AuthorWithArticles | null> {
  return readOf(authorQuery(slug), v.nullable(AuthorSchema))
}

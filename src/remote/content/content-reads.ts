// The app runs these queries with fetch, the build with Sanity's client.
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

export type RunQuery = (query: ContentQuery) => Promise<unknown>

/** Rejects like `run`, or with `unreadable` for an invalid result. */
export type ContentRead<T> = (run: RunQuery) => Promise<T>

function createRead<T>(query: ContentQuery, schema: v.GenericSchema<unknown, T>): ContentRead<T> {
  return async (run) => {
    const read = v.safeParse(schema, await run(query))
    if (!read.success) throw new RemoteError('unreadable')
    return read.output
  }
}

/** `page` counts from 0. */
export function postsRead(page: number): ContentRead<PostsPage> {
  return createRead(postsPageQuery(page, postsPerPage), PostsPage)
}

/** `page` counts from 0. */
export function foundPostsRead(search: PostSearch, page: number): ContentRead<PostsPage> {
  return createRead(foundPostsQuery(search, page, postsPerPage), PostsPage)
}

export const Related = v.object({
  sharing: readableList(ListedPostSchema),
  newest: readableList(ListedPostSchema),
})

export function relatedQuery(post: Post): ContentQuery {
  const tags = post.tags.map(({ _id }) => _id)
  return relatedPostsQuery(post._id, tags, relatedLimit)
}

/** Resolves to null if no post has this slug. */
export function postRead(slug: string): ContentRead<PostWithRelated | null> {
  return async (run) => {
    const post = await createRead(postQuery(slug), v.nullable(Post))(run)
    if (post === null) return null
    try {
      const { sharing, newest } = await createRead(relatedQuery(post), Related)(run)
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

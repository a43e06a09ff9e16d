import * as v from 'valibot'
import { Author } from './author.ts'
import { ListedPost } from './post.ts'
import { readableList } from './tolerant.ts'

/** `articles` are only the newest; `articleCount` counts all of them. */
export const AuthorWithArticles = v.object({
  ...Author.entries,
  articles: readableList(ListedPost),
  articleCount: v.fallback(v.number(), 0),
})
export type AuthorWithArticles = v.InferOutput<typeof AuthorWithArticles>

export const Authors = readableList(AuthorWithArticles)

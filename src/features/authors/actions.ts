import type { AuthorWithArticles } from '#src/domain/content/author-articles.ts'
import type { Copy } from '#src/domain/content/saved-copy.ts'
import { readAuthor, readAuthors } from '#src/remote/content/content.ts'

export function loadAuthors(signal: AbortSignal): AsyncIterable<Copy<AuthorWithArticles[]>> {
  return readAuthors(signal)
}

export function loadAuthor(
  slug: string,
  signal: AbortSignal,
): AsyncIterable<Copy<AuthorWithArticles | null>> {
  return readAuthor(slug, signal)
}

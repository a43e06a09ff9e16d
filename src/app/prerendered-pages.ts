// Which pages are drawn at build time, and from what.
import { pageCount } from '#src/domain/content/pages.ts'
import type { Copy } from '#src/domain/content/saved-copy.ts'
import { links, routes } from '#src/domain/shell/routes.ts'
import { hasContent, hasPlans } from '#src/lib/env.ts'
import { readAuthor, readAuthors, readPost, readPosts } from '#src/remote/content/content.ts'
import type { PreloadedContent } from '#src/state/preloaded-content.ts'
import { pages } from './pages.tsx'

export interface PrerenderedPage {
  /** With the query where that is part of the page's address. */
  path: string
  /** What the page brings along, so that its first render in the browser is the same. */
  data: Partial<PreloadedContent>
  /** When it last changed (ISO 8601), where that is known. */
  changedAt: string | null
  /** Told to search engines: whatever is there to be read. */
  listed: boolean
  /** What a feed tells of it: posts only. */
  entry: { title: string; excerpt: string; publishedAt: string } | null
}

async function newest<T>(copies: AsyncIterable<Copy<T>>): Promise<T> {
  for await (const { value } of copies) return value
  throw new Error('the content service gave nothing')
}

function bring<Key extends keyof PreloadedContent>(
  key: Key,
  value: PreloadedContent[Key],
): PrerenderedPage['data'] {
  return { [key]: value } as PrerenderedPage['data']
}

const plain = (path: string, data: PrerenderedPage['data'] = {}): PrerenderedPage => ({
  path,
  data,
  changedAt: null,
  listed: true,
  entry: null,
})

async function blogPages(): Promise<PrerenderedPage[]> {
  const drawn: PrerenderedPage[] = []
  const slugs: string[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const posts = await newest(readPosts(page - 1, null))
    last = pageCount(posts.total)
    slugs.push(...posts.posts.map(({ slug }) => slug))
    drawn.push(plain(links.blog({ page }), bring(`posts:${page - 1}`, posts)))
  }
  for (const slug of slugs) {
    const read = await newest(readPost(slug, null))
    if (!read) continue
    const { title, excerpt, publishedAt, lastModifiedAt } = read.post
    drawn.push({
      path: links.post(slug),
      data: bring(`post:${slug}`, read),
      changedAt: lastModifiedAt ?? publishedAt,
      listed: true,
      entry: publishedAt === null ? null : { title, excerpt: excerpt ?? '', publishedAt },
    })
  }
  return drawn
}

async function authorPages(): Promise<PrerenderedPage[]> {
  const authors = await newest(readAuthors(null))
  const drawn = [plain(routes.authors, bring('authors', authors))]
  for (const { slug } of authors) {
    const author = await newest(readAuthor(slug, null))
    if (author) drawn.push(plain(links.author(slug), bring(`author:${slug}`, author)))
  }
  return drawn
}

/** Every page that is drawn at build time, the blog's as the content service has it now. */
export async function prerenderedPages(plans: PreloadedContent['plans'] | null): Promise<PrerenderedPage[]> {
  const fixed = pages
    .filter((page) => page.prerendered)
    .map(({ path, access }) => ({
      ...plain(path, path === routes.home && hasPlans && plans ? bring('plans', plans) : {}),
      listed: access === 'public',
    }))
  return hasContent ? [...fixed, ...(await blogPages()), ...(await authorPages())] : fixed
}

// The prerendered pages and their data.
import { pageCount } from '#src/domain/content/pages.ts'
import { links, routes } from '#src/domain/shell/routes.ts'
import { hasContent, hasPlans } from '#src/lib/env.ts'
import {
  authorRead,
  authorsRead,
  postRead,
  postsRead,
  type RunQuery,
} from '#src/remote/content/content-reads.ts'
import type { PreloadedContent } from '#src/state/preloaded-content.ts'
import { pages } from './pages.tsx'

export interface PrerenderedPage {
  /** With the query if it is part of the page's address. */
  path: string
  /** The data included in the page, so that its first render in the browser is the same. */
  data: Partial<PreloadedContent>
  /** When it last changed (ISO 8601), if known. */
  changedAt: string | null
  /** Listed in the sitemap. */
  listed: boolean
  /** Its entry in a feed: posts only. */
  entry: { title: string; excerpt: string; publishedAt: string } | null
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

async function blogPages(run: RunQuery): Promise<PrerenderedPage[]> {
  const drawn: PrerenderedPage[] = []
  const slugs: string[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const posts = await postsRead(page - 1)(run)
    last = pageCount(posts.total)
    slugs.push(...posts.posts.map(({ slug }) => slug))
    drawn.push(plain(links.blog({ page }), bring(`posts:${page - 1}`, posts)))
  }
  for (const slug of slugs) {
    const read = await postRead(slug)(run)
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

async function authorPages(run: RunQuery): Promise<PrerenderedPage[]> {
  const authors = await authorsRead()(run)
  const drawn = [plain(routes.authors, bring('authors', authors))]
  for (const { slug } of authors) {
    const author = await authorRead(slug)(run)
    if (author) drawn.push(plain(links.author(slug), bring(`author:${slug}`, author)))
  }
  return drawn
}

/** Every prerendered page; `run` queries the content service for the blog's pages. */
export async function prerenderedPages(
  plans: PreloadedContent['plans'] | null,
  run: RunQuery,
): Promise<PrerenderedPage[]> {
  const fixed = pages
    .filter((page) => page.prerendered)
    .map(({ path, access }) => ({
      ...plain(path, path === routes.home && hasPlans && plans ? bring('plans', plans) : {}),
      listed: access === 'public',
    }))
  return hasContent ? [...fixed, ...(await blogPages(run)), ...(await authorPages(run))] : fixed
}

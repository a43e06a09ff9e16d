import { pageCount } from '#src/domain/content/pages.ts'
import { addressIn, translatedRoutes } from '#src/domain/shell/addresses.ts'
import { links, type Route, routes } from '#src/domain/shell/routes.ts'
import { hasContent, hasPlans } from '#src/lib/env.ts'
import { type Locale, locales } from '#src/lib/locale.ts'
import { authorRead, authorsRead, postRead, postsRead, type RunQuery } from '#src/remote/content/content.ts'
import type { PreloadedContent } from '#src/state/preloaded-content.ts'
import type { Catalogue } from '#src/words/catalogue.ts'
import { translations } from './language.ts'
import { pages } from './pages.tsx'

export interface PrerenderedPage {
  path: string
  /** Embedded in the page, so that the first render in the browser matches the prerendered HTML. */
  data: Partial<PreloadedContent>
  /** When the page last changed (ISO 8601), if known. */
  changedAt?: string | null
  /** The page's address in each language, if it exists in several. */
  translations?: Partial<Record<Locale, string>>
  /** Whether the sitemap omits the page. */
  isUnlisted?: boolean
  /** The item in the RSS feed, if the page is a published post. */
  entry?: { title: string; excerpt: string; publishedAt: string } | null
}

/** Typed by a function, because TypeScript gives a computed key the type `string`. */
function bring<Key extends keyof PreloadedContent>(key: Key, value: PreloadedContent[Key]) {
  return { [key]: value } as PrerenderedPage['data']
}

/** The texts that the first render of a page needs, besides those of the shell. */
const ownGroups: { [route in Route]?: (keyof Catalogue)[] } = {
  [routes.home]: ['tryIt'],
  [routes.contact]: ['contact'],
}

async function inEveryLanguage(route: Route, data: PrerenderedPage['data']): Promise<PrerenderedPage[]> {
  const addresses = Object.fromEntries(locales.map((locale) => [locale, addressIn(locale, route)]))
  return Promise.all(
    locales.map(async (locale) => {
      const page = { path: addressIn(locale, route), data, translations: addresses }
      if (locale === 'en') return page
      const catalogue = await translations[locale]()
      const groups = ['shell', 'places', 'language', ...(ownGroups[route] ?? [])] as const
      // The page embeds these words as JSON, which omits functions. The functions load with the other words.
      const words = Object.fromEntries(groups.map((group) => [group, catalogue[group]]))
      return { ...page, data: { ...data, words } }
    }),
  )
}

async function blogPages(run: RunQuery): Promise<PrerenderedPage[]> {
  const drawn: PrerenderedPage[] = []
  const slugs: string[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const posts = await postsRead(page - 1)(run)
    last = pageCount(posts.total)
    slugs.push(...posts.posts.map(({ slug }) => slug))
    drawn.push({ path: links.blog({ page }), data: bring(`posts:${page - 1}`, posts) })
  }
  for (const slug of slugs) {
    const read = await postRead(slug)(run)
    if (!read) continue
    const { title, excerpt, publishedAt, lastModifiedAt } = read.post
    drawn.push({
      path: links.post(slug),
      data: bring(`post:${slug}`, read),
      changedAt: lastModifiedAt ?? publishedAt,
      entry: publishedAt === null ? null : { title, excerpt: excerpt ?? '', publishedAt },
    })
  }
  return drawn
}

async function authorPages(run: RunQuery): Promise<PrerenderedPage[]> {
  const authors = await authorsRead()(run)
  const drawn: PrerenderedPage[] = [{ path: routes.authors, data: { authors } }]
  for (const { slug } of authors) {
    const author = await authorRead(slug)(run)
    if (author) drawn.push({ path: links.author(slug), data: bring(`author:${slug}`, author) })
  }
  return drawn
}

/** Lists the pages to prerender, with the data that each page embeds. `run` queries the content service. */
export async function prerenderedPages(
  plans: PreloadedContent['plans'] | null,
  run: RunQuery,
): Promise<PrerenderedPage[]> {
  const fixed = await Promise.all(
    pages
      .filter((page) => page.prerendered)
      .map(({ path, access }) => {
        const data = path === routes.home && hasPlans && plans ? { plans } : {}
        if (translatedRoutes.includes(path)) return inEveryLanguage(path, data)
        return [{ path, data, isUnlisted: access !== 'public' }]
      }),
  )
  return [...fixed.flat(), ...(hasContent ? [...(await blogPages(run)), ...(await authorPages(run))] : [])]
}

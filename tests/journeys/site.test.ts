import { XMLParser } from 'fast-xml-parser'
import { expect } from 'vitest'
import { addressIn, translatedRoutes } from '#src/domain/shell/addresses.ts'
import { locales } from '#src/lib/locale.ts'
import { desktop, storyTest } from '../support/browser/journey.ts'
import { everyKind, siteMap } from '../support/stack/site-map.ts'

const marketing = ['/keyword-discovery', '/tiktok-rank-tracking', '/competitor-monitoring', '/faq', '/about']

const test = storyTest
  .extend('textAt', { scope: 'file' }, ({ stack }) => async (path: string) => {
    const answer = await fetch(stack.url + path)
    expect(answer.status, path).toBe(200)
    return answer.text()
  })
  .extend('paths', { scope: 'file' }, ({ stack }) => siteMap(stack.url))
  .extend('html', { scope: 'file' }, async ({ paths, textAt }) => {
    return new Map(await Promise.all(paths.map(async (path) => [path, await textAt(path)] as const)))
  })

function parseJsonLd(text: string): { '@type': string; [field: string]: unknown }[] {
  return [...text.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )
}

/** Whether the page is a post. A page such as /blog/page/2 is a list of posts. */
const isPost = (path: string) => /^\/blog\/(?!page\/)/.test(path)

test('the sitemap lists the existing pages', ({ paths }) => {
  expect(paths).toEqual(expect.arrayContaining(['/', '/blog', '/blog/page/2', '/authors', ...marketing]))
  expect(paths).toContain('/privacy-policy')
  expect(paths.filter(isPost).length).toBeGreaterThanOrEqual(24)
  expect(paths.filter((path) => path.startsWith('/authors/'))).toHaveLength(3)
  expect(new Set(paths).size).toBe(paths.length)
})

test('without JavaScript every page shows content and navigation', async ({ newContext, paths, html }) => {
  const context = await newContext({ javaScriptEnabled: false, viewport: desktop })
  const page = await context.newPage()
  const look = (shown: string) =>
    page.evaluate((text) => {
      const root = text ? new DOMParser().parseFromString(text, 'text/html') : document
      const main = root.querySelector('main')
      return {
        headings: root.querySelectorAll('h1').length,
        words: (text ? main?.textContent : main?.innerText)?.trim().split(/\s+/).length ?? 0,
        links: root.querySelectorAll('header nav a, footer nav a').length,
        visible: root.querySelector('h1')?.checkVisibility({ visibilityProperty: true }) ?? false,
      }
    }, shown)
  const expectWhole = (path: string, { headings, words, links }: Awaited<ReturnType<typeof look>>) => {
    // A post's own text may contain first-level headings.
    if (!path.startsWith('/blog/')) expect(headings, path).toBe(1)
    expect(words, path).toBeGreaterThan(50)
    expect(links, path).toBeGreaterThan(8)
  }
  for (const [path, text] of html) expectWhole(path, await look(text))
  for (const path of everyKind(paths)) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const seen = await look('')
    expect({ path, visible: seen.visible }).toEqual({ path, visible: true })
    expectWhole(path, seen)
  }
})

test('every page has one title and description, different from all others', ({ stack, paths, html }) => {
  const titles = new Set<string>()
  for (const [path, text] of html) {
    const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, value]) => value)
    const title = all(/<title[^>]*>([^<]+)<\/title>/g)
    const description = all(/<meta[^>]* name="description" content="([^"]+)"/g)
    expect({ path, titles: title.length, descriptions: description.length }).toEqual({
      path,
      titles: 1,
      descriptions: 1,
    })
    titles.add(title[0] ?? '')
    expect(description[0]?.length, path).toBeGreaterThan(30)
    const address = `${stack.url}${path}`.replaceAll('&', '&amp;')
    expect(all(/<link[^>]* rel="canonical" href="([^"]+)"/g), path).toEqual([address])
    expect(all(/<meta[^>]* property="og:url" content="([^"]+)"/g), path).toEqual([address])
    expect(all(/<meta[^>]* property="og:image" content="([^"]+)"/g), path).toHaveLength(1)
    expect(text, path).not.toContain('site.keytrail.invalid')
    expect(text, path).not.toMatch(/<meta[^>]* name="robots"/)
  }
  expect(titles.size).toBe(paths.length)
})

test('a translated page names its languages, as the sitemap does', async ({ stack, textAt, paths, html }) => {
  const { urlset } = new XMLParser({ ignoreAttributes: false }).parse(await textAt('/sitemap.xml'))
  const listed = new Map<string, { '@_hreflang': string; '@_href': string }[]>(
    urlset.url.map((url: { loc: string; 'xhtml:link'?: object[] }) => [url.loc, url['xhtml:link'] ?? []]),
  )
  for (const route of translatedRoutes) {
    const expected = Object.fromEntries([
      ...locales.map((locale) => [locale, stack.url + addressIn(locale, route)]),
      ['x-default', stack.url + route],
    ])
    for (const locale of locales) {
      const path = addressIn(locale, route)
      expect(paths).toContain(path)
      const text = html.get(path) ?? ''
      expect(text).toMatch(new RegExp(`^<!doctype html>\\s*<html lang="${locale}-`, 'i'))
      const alternates = [...text.matchAll(/<link[^>]* rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)]
      expect(Object.fromEntries(alternates.map(([, language, address]) => [language, address]))).toEqual(
        expected,
      )
      const inSitemap = listed.get(stack.url + path) ?? []
      expect(Object.fromEntries(inSitemap.map((link) => [link['@_hreflang'], link['@_href']]))).toEqual(
        expected,
      )
    }
  }
  expect(listed.get(`${stack.url}/blog`)).toEqual([])
  expect(html.get('/blog')).not.toMatch(/hreflang="x-default"/i)
})

test('a page in one language contains no words of another', ({ html }) => {
  const ofLanguage: Record<string, RegExp> = {
    en: /\b(Create a free account|Sign up|Not affiliated|Key phrase|Questions and answers|Rank Tracking)\b/,
    de: /\b(Kostenloses Konto|Registrieren|Suchphrase|Fragen und Antworten|Wird geladen)\b/,
    fr: /(Créer un compte gratuit|Se connecter|Questions et réponses|hors ligne)/,
  }
  for (const route of translatedRoutes)
    for (const locale of locales) {
      const text = html.get(addressIn(locale, route)) ?? ''
      const shown = text.replace(
        /<style>[\s\S]*?<\/style>|<script(?! type="application)[\s\S]*?<\/script>/g,
        '',
      )
      for (const [other, sentences] of Object.entries(ofLanguage))
        if (other !== locale)
          expect(sentences.exec(shown)?.[0], `${other} at ${addressIn(locale, route)}`).toBeUndefined()
        else expect(shown).toMatch(sentences)
    }
})

test('structured data parses and has the fields that schema.org requires', ({ html }) => {
  const ofPost = ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher']
  const required: Record<string, string[]> = {
    BlogPosting: [...ofPost, 'mainEntityOfPage'],
    NewsArticle: [...ofPost, 'mainEntityOfPage'],
    FAQPage: ['mainEntity'],
    WebSite: ['name', 'url'],
  }
  for (const [path, text] of html) {
    const entries = parseJsonLd(text)
    if (isPost(path)) expect(entries.length, path).toBeGreaterThan(0)
    for (const entry of entries) {
      expect(entry['@context'], path).toBe('https://schema.org')
      const fields = required[entry['@type']]
      expect(fields, `${path}: ${entry['@type']}`).toBeDefined()
      for (const field of fields ?? []) expect(entry[field], `${path}: ${field}`).toBeTruthy()
      for (const { '@type': type, ...question } of (entry.mainEntity ?? []) as {
        '@type': string
        name: string
        acceptedAnswer: { text: string }
      }[])
        expect([type, question.name !== '', question.acceptedAnswer.text !== ''], path).toEqual([
          'Question',
          true,
          true,
        ])
    }
  }
})

test('the cards, the posts and the authors of the blog have all their parts', ({ html }) => {
  const textAt = (path: string) => (html.get(path) ?? '').replaceAll(/<!--.*?-->|\n/g, '')
  const articlesAt = (path: string) => textAt(path).match(/<article.*?<\/article>/g) ?? []
  const [card = ''] = articlesAt('/blog')
  expect(card).toMatch(
    /w=400&amp;h=225.*>News<.*>Check results in six countries, page by page<.*>Keytrail Product Desk<.*>November 19, 2026</,
  )
  expect(card.match(/<li/g), 'three tags at most').toHaveLength(4)
  expect(card).toContain('+1 more')
  const postPath = '/blog/what-search-intent-means-on-tiktok'
  expect(textAt(postPath)).toMatch(/name="keywords" content="[^"]*tiktok search intent/)
  const [post = '', ...related] = articlesAt(postPath)
  for (const part of [
    /<h1[^>]*>What search intent means on TikTok</,
    /Date published:.*December 2, 2025.*Last modified:.*June 15, 2026/,
    /\d min read/,
    'w=800&amp;h=400',
    'Frequently Asked Questions',
  ])
    expect(post).toMatch(part)
  expect(related).toHaveLength(3)
  expect(related[0]).toContain('w=300&amp;h=169')
  const author = articlesAt('/authors').find((text) => text.includes('>Keytrail Product Desk<')) ?? ''
  expect(author).toMatch(/w=400&amp;h=400.*View all articles →/)
  const [, count] = /(\d+) articles/.exec(author) ?? []
  expect(articlesAt('/authors/product-desk')).toHaveLength(Number(count))
  for (const part of ['Connect with Keytrail Product Desk', 'Articles by Keytrail Product Desk', '>+2<'])
    expect(textAt('/authors/product-desk')).toContain(part)
})

test('every address and picture on a public page exists', async ({ stack, html }) => {
  const named = new Map<string, string>()
  for (const [path, text] of html) {
    const put = (address: string) => {
      const url = new URL(address.replaceAll('&amp;', '&'), stack.url)
      if (url.origin === stack.url) named.set(url.pathname + url.search, path)
    }
    for (const [, address] of text.matchAll(/<(?:a|link|img|script)\b[^>]*? (?:href|src)="([^"]+)"/g))
      put(address ?? '')
    for (const [, list] of text.matchAll(/ srcSet="([^"]+)"/gi))
      for (const candidate of list?.split(', ') ?? []) put(candidate.split(' ')[0] ?? '')
    for (const [, address] of text.matchAll(/property="og:image" content="([^"]+)"/g)) put(address ?? '')
  }
  expect(named.size).toBeGreaterThan(150)
  const lost: string[] = []
  await Promise.all(
    [...named].map(async ([address, from]) => {
      const { status, headers } = await fetch(stack.url + address, { method: 'GET' })
      const isPicture = /\.(webp|png|svg)(\?|$)/.test(address)
      const fits = !isPicture || headers.get('content-type')?.startsWith('image/')
      if (status !== 200 || !fits) lost.push(`${address} (${status}), on ${from}`)
    }),
  )
  expect(lost).toEqual([])
})

test('a missing address returns not found, to users and crawlers', async ({ stack }) => {
  const answer = await fetch(`${stack.url}/no-such-page`)
  expect(answer.status).toBe(404)
  const text = await answer.text()
  expect(text).toContain('Page not found')
  expect(text).toMatch(/<meta[^>]* name="robots" content="noindex"/)
})

test('/tiktok-rank-tracker redirects to /tiktok-rank-tracking', async ({ page }) => {
  await page.goto('/tiktok-rank-tracker')
  await page.waitForURL('/tiktok-rank-tracking')
  await page.getByRole('heading', { level: 1, name: 'Rank tracking for TikTok' }).waitFor()
})

test('robots.txt and the feed link to existing pages', async ({ stack, textAt, paths, html }) => {
  const robots = await textAt('/robots.txt')
  expect(robots).toContain(`Sitemap: ${stack.url}/sitemap.xml`)
  expect(robots).not.toMatch(/Disallow: \/(\n|$)/)
  expect(html.get('/blog')).toMatch(/<link[^>]* type="application\/rss\+xml"[^>]* href="\/blog\/rss.xml"/)
  const { rss } = new XMLParser({ ignoreAttributes: false }).parse(await textAt('/blog/rss.xml'))
  expect(rss['@_version']).toBe('2.0')
  const { title, link, description, item } = rss.channel
  expect({ title, link, description }).toEqual({
    title: 'Keytrail blog',
    link: `${stack.url}/blog`,
    description: expect.any(String),
  })
  expect(item.map((entry: { link: string }) => entry.link.slice(stack.url.length)).sort()).toEqual(
    paths.filter(isPost).sort(),
  )
  for (const entry of item) {
    expect(Object.keys(entry)).toEqual(
      expect.arrayContaining(['title', 'link', 'guid', 'description', 'pubDate']),
    )
    expect(Number.isNaN(Date.parse(entry.pubDate)), entry.link).toBe(false)
  }
})

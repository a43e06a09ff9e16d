import type { PrerenderedPage } from '../src/app/prerendered-pages.ts'
import { html } from '../src/report/markup.ts'

/** Follows https://www.sitemaps.org and lists the translations of each page. */
export function makeSitemap(pages: readonly PrerenderedPage[], siteUrl: string): string {
  const listed = pages.filter(({ isUnlisted }) => !isUnlisted)
  const urls = listed.map(({ path, changedAt, translations }) => {
    const lastmod = changedAt ? html`<lastmod>${changedAt.slice(0, 10)}</lastmod>` : null
    const alternates = Object.entries({ ...translations, 'x-default': translations?.en }).map(
      ([language, path]) =>
        path ? html`<xhtml:link rel="alternate" hreflang="${language}" href="${siteUrl + path}"/>` : null,
    )
    return html`  <url><loc>${siteUrl + path}</loc>${lastmod}${alternates}</url>
`
  })
  return html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls}</urlset>
`.text
}

export function robots(siteUrl: string): string {
  return `User-agent: *
Disallow: /auth/
Disallow: /rest/
Disallow: /functions/
Disallow: /sandbox/
Sitemap: ${siteUrl}/sitemap.xml
`
}

/** Returns an RSS 2.0 feed (https://www.rssboard.org/rss-specification) in the order of `pages`. */
export function makeFeed(pages: readonly PrerenderedPage[], siteUrl: string): string {
  const items = pages.flatMap(({ path, entry }) => {
    if (!entry) return []
    const address = siteUrl + path
    return html`    <item>
      <title>${entry.title}</title>
      <link>${address}</link>
      <guid isPermaLink="true">${address}</guid>
      <description>${entry.excerpt}</description>
      <pubDate>${new Date(entry.publishedAt).toUTCString()}</pubDate>
    </item>
`
  })
  return html`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>Keytrail blog</title>
    <link>${siteUrl}/blog</link>
    <description>On being found in TikTok search</description>
    <language>en-GB</language>
    <atom:link href="${siteUrl}/blog/rss.xml" rel="self" type="application/rss+xml" />
${items}  </channel>
</rss>
`.text
}

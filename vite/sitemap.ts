import type { PrerenderedPage } from '../src/app/prerendered-pages.ts'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** Follows https://www.sitemaps.org; lists the translations of each page. */
export function makeSitemap(pages: readonly PrerenderedPage[], siteUrl: string): string {
  const listed = pages.filter((page) => page.listed)
  const address = (path: string) => escapeXml(siteUrl + path)
  const urls = listed.map(({ path, changedAt, translations }) => {
    const lastmod = changedAt ? `<lastmod>${changedAt.slice(0, 10)}</lastmod>` : ''
    const alternates = Object.entries({ ...translations, 'x-default': translations.en }).map(
      ([language, path]) =>
        path && `<xhtml:link rel="alternate" hreflang="${language}" href="${address(path)}"/>`,
    )
    return `  <url><loc>${address(path)}</loc>${lastmod}${alternates.join('')}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
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

/** RSS 2.0 (https://www.rssboard.org/rss-specification), in the order of `pages`. */
export function makeFeed(pages: readonly PrerenderedPage[], siteUrl: string): string {
  const items = pages.flatMap(({ path, entry }) => {
    if (!entry) return []
    const address = escapeXml(siteUrl + path)
    return [
      `    <item>
      <title>${escapeXml(entry.title)}</title>
      <link>${address}</link>
      <guid isPermaLink="true">${address}</guid>
      <description>${escapeXml(entry.excerpt)}</description>
      <pubDate>${new Date(entry.publishedAt).toUTCString()}</pubDate>
    </item>`,
    ]
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>Keytrail blog</title>
    <link>${escapeXml(siteUrl)}/blog</link>
    <description>On being found in TikTok search</description>
    <language>en-GB</language>
    <atom:link href="${escapeXml(siteUrl)}/blog/rss.xml" rel="self" type="application/rss+xml" />
${items.join('\n')}
  </channel>
</rss>
`
}

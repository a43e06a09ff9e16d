import type { PrerenderedPage } from '../src/app/prerendered-pages.ts'
import { escapeXml } from './sitemap.ts'

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

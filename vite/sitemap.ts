import type { PrerenderedPage } from '../src/app/prerendered-pages.ts'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

export function escapeXml(text: string): string {
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

/** Crawlers may read everything except the server's API and the sandbox. */
export function robots(siteUrl: string): string {
  return `User-agent: *
Disallow: /auth/
Disallow: /rest/
Disallow: /functions/
Disallow: /sandbox/
Sitemap: ${siteUrl}/sitemap.xml
`
}

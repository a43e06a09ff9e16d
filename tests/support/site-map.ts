import { XMLParser } from 'fast-xml-parser'

/** The path of every page that the site lists, all of them at the site's own address. */
export async function siteMap(siteUrl: string): Promise<string[]> {
  const { urlset } = new XMLParser().parse(await (await fetch(`${siteUrl}/sitemap.xml`)).text())
  return urlset.url.map(({ loc }: { loc: string }) => {
    if (!loc.startsWith(`${siteUrl}/`)) throw new Error(`${loc} is not a page of ${siteUrl}`)
    return loc.slice(siteUrl.length)
  })
}

import { XMLParser } from 'fast-xml-parser'
import { isLong } from '../project/long-run.ts'

export async function siteMap(siteUrl: string): Promise<string[]> {
  const { urlset } = new XMLParser().parse(await (await fetch(`${siteUrl}/sitemap.xml`)).text())
  return urlset.url.map(({ loc }: { loc: string }) => {
    if (!loc.startsWith(`${siteUrl}/`)) throw new Error(`${loc} is not a page of ${siteUrl}`)
    return loc.slice(siteUrl.length)
  })
}

// The pages of a kind differ only in content or language, so tests inspect the first and the last of each.
const manyOfAKind = [/^\/blog\/page\//, /^\/blog\/(?!page\/)/, /^\/authors\//, /^\/(de|fr)\b/]

export function everyKind(paths: readonly string[]): string[] {
  if (isLong) return [...paths]
  const of = (kind: RegExp | undefined) => paths.filter((path) => kind?.test(path))
  return paths.filter((path) => {
    const alike = of(manyOfAKind.find((kind) => kind.test(path)))
    return alike.length === 0 || path === alike[0] || path === alike.at(-1)
  })
}

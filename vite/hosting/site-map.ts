import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAtRoute, isContentRoute, type Route, routes } from '../../src/domain/shell/routes.ts'

/** How a built site is served, whoever serves it. */
export interface Site {
  /** On every answer. */
  headers: Record<string, string>
  /** Addresses whose page is a file of that name with .html behind it. */
  drawn: string[]
  /** The app's other addresses, which the shell draws; `:name` takes any one part of a path. */
  app: Route[]
}

/** The addresses of the pages that lie in a built folder. */
export function prerenderedPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && !['index.html', 'shell.html', '404.html'].includes(name))
    .map((name) => `/${name.slice(0, -'.html'.length)}`)
    .sort()
}

/** The routes of the site whose addresses are not all drawn. */
export function appRoutes(drawn: readonly string[], { hasContent }: { hasContent: boolean }): Route[] {
  return Object.values(routes)
    .filter((route) => hasContent || !isContentRoute(route))
    .filter((route) => route !== routes.home && !drawn.includes(route))
}

/** Whether pages that are drawn lie among the addresses of a route. */
export function hasPrerenderedPages(route: Route, drawn: readonly string[]): boolean {
  return drawn.some((path) => isAtRoute(path, route))
}

/** The hashes by which a policy allows the scripts that stand in a page itself. */
export function hashesOf(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\btype="application\/(ld\+)?json"/.test(attributes))
    .map(([, , script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`)
}

/** The same of all pages of a folder. */
export function scriptHashes(folder: string): string[] {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )
  const hashes = pages.flatMap((name) => hashesOf(readFileSync(join(folder, name), 'utf8')))
  return [...new Set(hashes)].sort()
}

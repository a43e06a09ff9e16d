import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Route } from '../../src/domain/shell/routes.ts'

export interface Site {
  /** Sent with every response. */
  headers: Record<string, string>
  /** Addresses served from the file of the same name with .html appended. */
  drawn: string[]
  /** Routes of all other addresses, which get shell.html; `:name` matches one segment of a path. */
  app: Route[]
}

function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
}

/** Replaces each `:name`: `/key-phrase/:id` becomes `/key-phrase/*` or `/key-phrase/[^/]+`. */
export function routePattern(route: string, parameter: '*' | '[^/]+'): string {
  return route.replace(/:\w+/g, parameter)
}

/** Returns the addresses of all pages except the English landing page, the shell and the 404 page. */
export function prerenderedPages(folder: string): string[] {
  return htmlFiles(folder)
    .filter((name) => !['index.html', 'shell.html', '404.html'].includes(name))
    .map((name) => `/${name.slice(0, -'.html'.length)}`)
    .sort()
}

export function hashScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\btype="application\/(ld\+)?json"/.test(attributes))
    .map(([, , script = '']) => `sha256-${hash('sha256', script, 'base64')}`)
}

export function scriptHashes(folder: string): string[] {
  const hashes = htmlFiles(folder).flatMap((name) => hashScripts(readFileSync(join(folder, name), 'utf8')))
  return [...new Set(hashes)].sort()
}

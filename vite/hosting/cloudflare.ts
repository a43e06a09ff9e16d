import { isAtRoute, routes } from '../../src/domain/shell/routes.ts'
import { cacheControl, hashedFiles } from './policy.ts'
import { routePattern, type Site } from './site-map.ts'

const pattern = (route: string) => routePattern(route, '*')

function block(path: string, headers: Record<string, string>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
}

/** Cloudflare combines all rules that match a path, so only one of them may set the cache lifetime. */
export function headersFile({ headers, drawn }: Site): string {
  const kept = (path: string) => block(path, { 'Cache-Control': cacheControl(path) })
  const pages = [...new Set([...Object.values(routes).map(pattern), ...drawn])]
  // A pattern such as /blog/* also matches /blog/page/*, which therefore needs no rule.
  const widest = pages.filter((page) => !pages.some((other) => other !== page && covers(other, page)))
  const blocks = [
    block('/*', headers),
    kept(`${hashedFiles}*`),
    kept('/service-worker.js'),
    ...widest.map(kept),
  ]
  return `${blocks.join('\n\n')}\n`
}

function covers(wide: string, narrow: string): boolean {
  return wide.endsWith('/*') && narrow.startsWith(wide.slice(0, -1))
}

/**
 * On Cloudflare, redirects take precedence over files, so a route with prerendered pages gets no rule. The
 * route's other addresses get 404.html, in which the app starts and shows the right screen.
 */
export function redirectsFile({ app, drawn }: Site): string {
  const lines = app
    .filter((route) => !drawn.some((path) => isAtRoute(path, route)))
    .map((route) => `${pattern(route)} /shell 200`)
  return `${lines.join('\n')}\n`
}

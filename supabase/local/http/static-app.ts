import { hash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { isAtRoute, isContentRoute, routes } from '#src/domain/shell/routes.ts'
import { unknownSiteUrl } from '../../../vite/build-environment.ts'
import { cacheControl } from '../../../vite/hosting/policy.ts'
import { hashScripts } from '../../../vite/hosting/site-map.ts'

const pagePath = /^[\w-]+(\/[\w-]+)*$/

export interface PageValues {
  'site-url': string
  [name: string]: string
}

/** Fills in the values that only the running stack knows. */
export function fillPage(page: string, values: PageValues): string {
  return Object.entries(values).reduce(
    (text, [name, value]) =>
      text.replace(
        `<meta name="keytrail:${name}" content=""`,
        () => `<meta name="keytrail:${name}" content="${value}"`,
      ),
    page.replaceAll(unknownSiteUrl, () => values['site-url']),
  )
}

/** Makes the pages' revisions depend on `values`, so that browsers do not keep pages with an old key. */
function withPageRevisions(worker: string, values: PageValues): string {
  const revision = hash('md5', JSON.stringify(values))
  return worker.replace(/(\{"revision":"[^"]+)(","url":"[^"]+\.html"\})/g, `$1-${revision}$2`)
}

function setPageHeaders(context: Context, policy: string): void {
  context.header('Content-Security-Policy', policy)
  context.header('Cache-Control', cacheControl(context.req.path))
}

/** The tag is weak, because the file may be sent compressed. */
function makeTag(file: string): string {
  const { size, mtimeMs } = statSync(file)
  return `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
}

function findPageFile(directory: string, path: string): { file: string; status: 200 | 404 } {
  const name = path === '/' ? 'index' : path.replace(/^\/|\.html$|\/$/g, '')
  const drawn = join(directory, `${name}.html`)
  if (pagePath.test(name) && existsSync(drawn)) return { file: drawn, status: 200 }
  const hasBlog = existsSync(join(directory, 'blog.html'))
  const shown = Object.values(routes).filter((route) => hasBlog || !isContentRoute(route))
  if (shown.some((route) => isAtRoute(path, route)))
    return { file: join(directory, 'shell.html'), status: 200 }
  return { file: join(directory, '404.html'), status: 404 }
}

/**
 * Hashed files are cached as immutable; other files are revalidated. Any other path gets its page or the 404
 * page, except missing assets and the build's private files, which get a plain 404.
 */
export function staticApp(
  directory: string,
  values: PageValues,
  policy: (scriptHashes: readonly string[]) => string,
): Hono {
  const files = {
    root: directory,
    onFound: (file: string, context: Context) => {
      context.header('Cache-Control', cacheControl(context.req.path))
      context.header('ETag', makeTag(file))
    },
  }
  const serveWhole = serveStatic({ ...files, precompressed: true })
  // A range applies to the uncompressed file, so encodings are ignored.
  const servePart = serveStatic(files)
  return (
    new Hono()
      // A 304 keeps the page's policy. Otherwise the gateway would add its own, which forbids everything, and
      // the browser would apply it to the stored page.
      .use(etag({ weak: true, retainedHeaders: [...RETAINED_304_HEADERS, 'content-security-policy'] }))
      .get('/service-worker.js', (context) => {
        setPageHeaders(context, policy([]))
        context.header('Content-Type', 'text/javascript')
        return context.body(
          withPageRevisions(readFileSync(join(directory, 'service-worker.js'), 'utf8'), values),
        )
      })
      .on('GET', ['/.vite/*', '/_headers', '/_redirects'], (context) => context.notFound())
      .on('GET', ['/sitemap.xml', '/robots.txt', '/blog/rss.xml'], (context, next) => {
        const file = join(directory, context.req.path)
        if (!existsSync(file)) return next()
        context.header('Content-Type', context.req.path.endsWith('.txt') ? 'text/plain' : 'application/xml')
        context.header('Cache-Control', 'no-cache')
        return context.body(fillPage(readFileSync(file, 'utf8'), values))
      })
      .use(async (context, next) => {
        if (context.req.path === '/' || context.req.path.endsWith('.html')) return next()
        return (context.req.header('range') === undefined ? serveWhole : servePart)(context, next)
      })
      .get('/assets/*', (context) => context.notFound())
      .get('*', (context) => {
        const { file, status } = findPageFile(directory, new URL(context.req.url).pathname)
        // The file is read each time, because a new build may replace it while this process runs.
        const page = fillPage(readFileSync(file, 'utf8'), values)
        setPageHeaders(context, policy(hashScripts(page)))
        return context.html(page, status)
      })
  )
}

import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { isAtRoute, isContentRoute, routes } from '#src/domain/shell/routes.ts'
import { unknownSiteUrl } from '../../../vite/build-environment.ts'
import { cacheControl } from '../../../vite/hosting/policy.ts'
import { hashesOf } from '../../../vite/hosting/site-map.ts'

const pagePath = /^[\w-]+(\/[\w-]+)*$/

export interface PageValues {
  'site-url': string
  [name: string]: string
}

/** Writes what only the running stack knows into the page: its empty meta elements, and the site's own address. */
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

/**
 * The service worker keeps the filled page: with other values it is another revision of it, or a browser that was
 * here before a new data folder would go on with the old key.
 */
function withPageRevisions(worker: string, values: PageValues): string {
  const revision = createHash('md5').update(JSON.stringify(values)).digest('hex')
  return worker.replace(/(\{"revision":")([^"]+)(","url":"[^"]+\.html"\})/g, (_, before, built, after) => {
    return `${before}${built}-${revision}${after}`
  })
}

/** The headers that every page of the app carries. */
function setPageHeaders(context: Context, policy: string): void {
  context.header('Content-Security-Policy', policy)
  context.header('Cache-Control', cacheControl(context.req.path))
}

/** What a file is known by: its size and when it was built. Weak, for what is sent may be compressed. */
function tagOf(file: string): string {
  const { size, mtimeMs } = statSync(file)
  return `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
}

/** The file of the page at an address: drawn at build time, or the private screens' own, or the one for nowhere. */
function pageFileOf(directory: string, path: string): { file: string; status: 200 | 404 } {
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
 * The built app: hashed files for ever, the rest revalidated, and a page for every other address. `policy` gives its
 * Content-Security-Policy for the hashes of the scripts in a page.
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
      context.header('ETag', tagOf(file))
    },
  }
  const serveWhole = serveStatic({ ...files, precompressed: true })
  // A part is one of the file itself, whichever encodings are read.
  const servePart = serveStatic(files)
  return (
    new Hono()
      // A browser takes a page's policy from what confirms the page, too.
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
        const { file, status } = pageFileOf(directory, new URL(context.req.url).pathname)
        // Read each time: a new build may take the place of the one that this process found at its start.
        const page = fillPage(readFileSync(file, 'utf8'), values)
        setPageHeaders(context, policy(hashesOf(page)))
        return context.html(page, status)
      })
  )
}

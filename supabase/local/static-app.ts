import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'

// The policy of the embedded origin. Styles are inline where a dialog locks the page's scrolling.
const contentSecurityPolicy = [
  "default-src 'self'",
  "connect-src 'self' https://*.apicdn.sanity.io",
  "img-src 'self' data: https:",
  "style-src 'self' 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Writes what only the running stack knows into the page's empty meta elements. */
export function fillPage(page: string, values: Record<string, string>): string {
  return Object.entries(values).reduce(
    (text, [name, value]) =>
      text.replace(
        `<meta name="keytrail:${name}" content=""`,
        () => `<meta name="keytrail:${name}" content="${value}"`,
      ),
    page,
  )
}

/**
 * The service worker keeps the filled page: with other values it is another revision of it, or a browser that was
 * here before a new data folder would go on with the old key.
 */
function withPageRevision(worker: string, values: Record<string, string>): string {
  const revision = createHash('md5').update(JSON.stringify(values)).digest('hex')
  return worker.replace(/(\{"revision":")(\w+)(","url":"index\.html"\})/, (_, before, built, after) => {
    return `${before}${built}-${revision}${after}`
  })
}

/** The headers that every page of the app carries. */
function setPageHeaders(context: Context): void {
  context.header('Content-Security-Policy', contentSecurityPolicy)
  context.header('Referrer-Policy', 'strict-origin-when-cross-origin')
  context.header('Cache-Control', 'no-cache')
}

/** The built app: hashed files for ever, the rest revalidated, and the one page for every other address. */
export function staticApp(directory: string, values: Record<string, string>): Hono {
  // Read each time: a new build may take the place of the one that this process found at its start.
  const answerPage = (context: Context) => {
    setPageHeaders(context)
    return context.html(fillPage(readFileSync(join(directory, 'index.html'), 'utf8'), values))
  }
  return new Hono()
    .use(compress())
    .get('/', answerPage)
    .get('/index.html', answerPage)
    .get('/service-worker.js', (context) => {
      setPageHeaders(context)
      context.header('Content-Type', 'text/javascript')
      return context.body(
        withPageRevision(readFileSync(join(directory, 'service-worker.js'), 'utf8'), values),
      )
    })
    .get('/.vite/*', (context) => context.notFound())
    .use(
      serveStatic({
        root: directory,
        onFound: (path, context) =>
          context.header(
            'Cache-Control',
            path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
          ),
      }),
    )
    .get('/assets/*', (context) => context.notFound())
    .get('*', answerPage)
}

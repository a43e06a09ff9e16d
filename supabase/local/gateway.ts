import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { authLimits } from './auth-limits.ts'
import { withClientAddress } from './client-hop.ts'
import { contentService } from './content/content-service.ts'
import { readDataset } from './content/dataset.ts'
import type { Database } from './database.ts'
import type { FunctionsProcess } from './functions-process.ts'
import { type MailOutbox, mailPages } from './mail-outbox.ts'
import { sampleTiktok } from './sample-tiktok/sample-tiktok.ts'

interface GatewayParts {
  database: Database
  functions: FunctionsProcess
  mail: MailOutbox
  siteUrl: string
  secretKey: string
  /** Null where Stripe itself takes the payments. */
  payments: Hono | null
  limitAuth: boolean
}

const largestBody = 1024 * 1024

/** Every address of the stack but the app's own. `siteUrl` is where people reach it. */
export function gateway(parts: GatewayParts): Hono {
  const { database, functions, mail, siteUrl, secretKey, payments, limitAuth } = parts
  const localNames = new Set(['localhost', '127.0.0.1', '[::1]', new URL(siteUrl).hostname])
  return (
    new Hono()
      .use(async (context, next) => {
        await next()
        context.header('X-Content-Type-Options', 'nosniff')
      })
      .get('/healthz', (context) => context.json({ ok: true }))
      .use(bodyLimit({ maxSize: largestBody }))
      // The auth service's console, which hosted Supabase does not have either.
      .all('/auth/v1/admin/*', (context) => context.notFound())
      .route('/', limitAuth ? authLimits() : new Hono())
      .all('/auth/v1/*', (context) => database.fetch(context.req.raw))
      .all('/rest/v1/*', (context) => database.fetch(context.req.raw))
      .all('/functions/v1/*', (context) => functions.fetch(withClientAddress(context)))
      .route('/', contentService(readDataset()))
      .use('/sandbox/*', async (context, next) => {
        // The mails hold reset links: a page of another name that points at this machine must not read them.
        if (!localNames.has(new URL(context.req.url).hostname)) return context.notFound()
        return next()
      })
      .route('/sandbox', mailPages(mail, secretKey))
      .route('/sandbox/stripe', payments ?? new Hono())
      .route('/sandbox/tiktok', sampleTiktok())
      .all('/sandbox/*', (context) => context.notFound())
  )
}

import { Hono } from 'hono'
import type { Database } from './database.ts'
import type { FunctionsProcess } from './functions-process.ts'
import { type MailOutbox, mailPages } from './mail-outbox.ts'
import { sampleTiktok } from './sample-tiktok/sample-tiktok.ts'

interface GatewayParts {
  database: Database
  functions: FunctionsProcess
  mail: MailOutbox
}

/** Every address of the stack but the app's own. */
export function gateway({ database, functions, mail }: GatewayParts): Hono {
  return new Hono()
    .use(async (context, next) => {
      await next()
      context.header('X-Content-Type-Options', 'nosniff')
    })
    .get('/healthz', (context) => context.json({ ok: true }))
    .all('/auth/v1/*', (context) => database.fetch(context.req.raw))
    .all('/rest/v1/*', (context) => database.fetch(context.req.raw))
    .all('/functions/v1/*', (context) => functions.fetch(context.req.raw))
    .route('/sandbox', mailPages(mail))
    .route('/sandbox/tiktok', sampleTiktok())
    .all('/sandbox/*', (context) => context.notFound())
}

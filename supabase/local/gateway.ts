import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { VerifyCaptcha } from '../functions/_shared/turnstile.ts'
import { authService } from './auth/auth-service.ts'
import type { CodeSeal } from './auth/code-seal.ts'
import type { ClientHop } from './client-hop.ts'
import { contentService } from './content/content-service.ts'
import { readDataset } from './content/dataset.ts'
import { queryThread } from './content/query-thread.ts'
import type { Database } from './database.ts'
import type { FunctionsProcess } from './functions-process.ts'
import { restService } from './rest-service.ts'

interface GatewayParts {
  database: Database
  functions: FunctionsProcess
  hop: ClientHop
  seal: CodeSeal
  /** What stands in for others under /sandbox; null where nothing does. */
  sandbox: Hono | null
  limitAuth: boolean
  captcha: VerifyCaptcha | null
}

const largestBody = 1024 * 1024

/** Every address of the stack but the app's own. */
export function gateway(parts: GatewayParts): Hono {
  const { database, functions, hop, seal, sandbox, limitAuth, captcha } = parts
  return new Hono()
    .use(async (context, next) => {
      await next()
      context.header('X-Content-Type-Options', 'nosniff')
    })
    .get('/healthz', (context) => context.json({ ok: true }))
    .use(bodyLimit({ maxSize: largestBody }))
    .route('/', authService({ database, hop, seal, limited: limitAuth, captcha }))
    .route('/', restService(database))
    .all('/functions/v1/*', (context) => functions.fetch(hop.withAddress(context)))
    .route('/', contentService(readDataset(), queryThread))
    .route('/sandbox', sandbox ?? new Hono())
    .all('/sandbox/*', (context) => context.notFound())
}

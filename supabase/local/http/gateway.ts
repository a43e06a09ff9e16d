import { Hono, type MiddlewareHandler } from 'hono'
import type { ErrorReport } from '../../functions/_shared/log/error-hook.ts'
import { inRequest, readRequestId, requestIdHeader } from '../../functions/_shared/log/request-scope.ts'
import { type AuthParts, authService } from '../auth/auth-service.ts'
import { maxConnections } from '../database/connection.ts'
import { restService } from '../database/rest-service.ts'
import { compression } from './compression.ts'
import type { FunctionsProcess } from './functions-process.ts'
import { queueRequests } from './request-queue.ts'
import { wholeBody } from './whole-body.ts'

interface GatewayParts extends AuthParts {
  functions: FunctionsProcess
  publishableKey: string
  sandbox: Hono | null
  content: Hono | null
  headers: Record<string, string>
  reportError: (report: Omit<ErrorReport, 'at'>) => void
}

/** The functions get the other half, because each of their calls sends several requests in sequence. */
const maxAtDatabase = maxConnections / 2
/** Functions spend most of their time waiting for TikTok, so many of them can run at once. */
const maxAtFunctions = 64

/** Sandbox pages contain inline styles and forms. Other responses may load nothing. */
function choosePolicy(path: string): string {
  const own = path.startsWith('/sandbox/') ? "; style-src 'unsafe-inline'; form-action 'self'" : ''
  return `default-src 'none'${own}; base-uri 'none'; frame-ancestors 'none'`
}

function accompany({ headers, reportError }: GatewayParts): MiddlewareHandler {
  return async (context, next) => {
    const requestId = readRequestId(context.req.raw.headers)
    const place = context.req.path.split('/')[1] ?? ''
    await inRequest({ requestId, place }, next)
    context.header(requestIdHeader, requestId)
    // The functions report their own errors.
    if (context.res.status >= 500 && place !== 'functions')
      reportError({ place, requestId, code: 'internal', detail: `status ${context.res.status}` })
    for (const [name, value] of Object.entries(headers)) context.header(name, value)
    if (!context.res.headers.has('content-security-policy'))
      context.header('Content-Security-Policy', choosePolicy(context.req.path))
  }
}

const patienceMs = 2_000

/** Uses the same queues as users' requests, so a part with a full queue counts as not ready. */
async function checkReadiness(publishableKey: string, send: (request: Request) => Promise<Response>) {
  const respondsWith = (status: number, path: string) => {
    const signal = AbortSignal.timeout(patienceMs)
    const late = new Promise<false>((resolve) => signal.addEventListener('abort', () => resolve(false)))
    const request = new Request(`http://localhost${path}`, { headers: { apikey: publishableKey }, signal })
    const response = send(request).then(
      (received) => received.status === status,
      () => false,
    )
    return Promise.race([response, late])
  }
  const [database, functions] = await Promise.all([
    respondsWith(200, '/rest/v1/plans?select=level'),
    // No function has an empty name, so the functions host itself responds.
    respondsWith(404, '/functions/v1/'),
  ])
  return { database, functions }
}

export function gateway(parts: GatewayParts) {
  const accompanied = accompany(parts)
  const { database, functions, hop } = parts
  const all = new Hono()
    .route('/', authService(parts))
    .route('/', restService(database))
    .all('/functions/v1/*', (context) => functions.fetch(hop.withAddress(context)))
    .route('/', parts.content ?? new Hono())
    .route('/sandbox', parts.sandbox ?? new Hono())
    .all('/sandbox/*', (context) => context.notFound())
  const atDatabase = queueRequests(maxAtDatabase, hop)
  const outer = new Hono()
    .use(compression)
    .use(accompanied)
    .get('/healthz', (context) => context.json({ ok: true }))
    .get('/readyz', async (context) => {
      const ready = await checkReadiness(parts.publishableKey, async (request) =>
        outer.fetch(request, context.env),
      )
      return context.json(ready, Object.values(ready).every(Boolean) ? 200 : 503)
    })
    .use(wholeBody(hop))
    .use('/auth/v1/*', atDatabase)
    .use('/rest/v1/*', atDatabase)
    .use('/functions/v1/*', queueRequests(maxAtFunctions, hop))
    .route('/', all)
  return {
    outer,
    /** The functions' requests skip compression and the queues, which their callers have already passed. */
    inner: new Hono().use(accompanied).route('/', all),
  }
}

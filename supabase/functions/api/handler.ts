// Each operation is an object (operation.ts) that this file serves and openapi.ts describes.
import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { tableText } from '../../../src/lib/file/csv.ts'
import type { SpendingDeps } from '../_shared/api/spending.ts'
import { openSession, type TokenDeps, type TokenSession } from '../_shared/api/token-session.ts'
import { Failure } from '../_shared/failure.ts'
import { accompanyPages, type EndpointDeps } from '../_shared/http/endpoint.ts'
import { limitHeaders, problemResponse } from '../_shared/http/problem.ts'
import { isStorable, parseJson, readText } from '../_shared/http/read-body.ts'
import { loggedFailure } from '../_shared/log/log-failure.ts'
import { readIdempotencyKey, uuid } from '../_shared/search/parameters.ts'
import { accountOperations } from './account.ts'
import { keyPhraseOperations } from './key-phrases.ts'
import { openApiDocument } from './openapi.ts'
import { type Operation, statuses } from './operation.ts'
import { checkOperations, searchOperations } from './searches.ts'

export interface ApiDeps extends EndpointDeps, TokenDeps, SpendingDeps {
  functionsUrl: string
}

type ApiContext = Context<{ Bindings: ApiDeps; Variables: { session?: TokenSession } }>

const operations = {
  'Key phrases': keyPhraseOperations,
  Checks: checkOperations,
  Searches: searchOperations,
  Account: accountOperations,
}
const methods = 'GET, POST, PATCH, DELETE, OPTIONS'
const maxBodyBytes = 32 * 1024

const app = new Hono<{ Bindings: ApiDeps; Variables: { session?: TokenSession } }>().basePath('/api/v1')
app.get('/openapi.json', (context) => {
  const document = JSON.stringify(openApiDocument(operations, context.env.functionsUrl))
  return cachedResponse(context, document, {
    'content-type': 'application/json',
    'cache-control': 'public, max-age=300',
  })
})
for (const [path, served] of Map.groupBy(Object.values(operations).flat(), ({ path }) => path)) {
  const route = path.replace('{id}', ':id')
  for (const operation of served)
    app.on(operation.method.toUpperCase(), route, (context) => perform(operation, context))
  app.all(route, ({ env }) => {
    const response = problemResponse(loggedFailure(new Failure('method_not_allowed'), env.log), null)
    response.headers.set('allow', served.map(({ method }) => method.toUpperCase()).join(', '))
    return response
  })
}
app.all('*', () => {
  throw new Failure('not_found')
})
app.onError((error, context) => {
  const failure = loggedFailure(error, context.env.log)
  return problemResponse(failure, context.get('session')?.limit() ?? null)
})

/** Never rejects. */
export function handle(request: Request, deps: ApiDeps): Promise<Response> {
  return accompanyPages(request, deps, methods, async () => app.request(request, undefined, deps))
}

async function perform(operation: Operation, context: ApiContext): Promise<Response> {
  const { env: deps, req } = context
  const session = openSession(req.raw.headers, deps)
  context.set('session', session)
  const asked = {
    session,
    id: readPathId(operation, req.param('id')),
    query: readQuery(operation, new URL(req.url).searchParams),
    body: operation.body && parseJson(await readText(req.raw, maxBodyBytes), operation.body),
    key: readKey(operation, req.raw.headers),
    deps,
  }
  const answer = await operation.run(asked as never)
  const headers: Record<string, string> = {
    'cache-control': 'private, no-cache',
    vary: 'Accept, Authorization',
    ...limitHeaders(session.limit()),
    ...nextLink(answer.body, context),
  }
  const status = statuses[operation.method]
  if (status === 204) return context.body(null, status, headers)
  const table = /\btext\/csv\b/.test(req.header('accept') ?? '') ? answer.table : undefined
  const text = table
    ? (await Array.fromAsync(tableText(table(), 'csv'))).join('')
    : JSON.stringify(answer.body)
  headers['content-type'] = table ? 'text/csv; charset=utf-8' : 'application/json'
  if (operation.method === 'get') return cachedResponse(context, text, headers)
  return context.body(text, status, headers)
}

function readPathId({ path }: Operation, given = ''): string {
  if (!path.includes('{id}')) return ''
  const id = v.safeParse(uuid, given)
  if (!id.success) throw new Failure('invalid_request', { message: 'The id must be a UUID' })
  return id.output
}

function readKey({ method, scope }: Operation, headers: Headers): string {
  const isRead = scope === 'spend' || (method === 'post' && headers.has('idempotency-key'))
  return isRead ? readIdempotencyKey(headers) : crypto.randomUUID()
}

function readQuery({ query = {} }: Operation, parameters: URLSearchParams): unknown {
  // It has no prototype, so that names such as `__proto__` are parameters like any other.
  const given: Record<string, unknown> = Object.create(null)
  for (const [name, text] of parameters) {
    if (name in given)
      throw new Failure('invalid_request', { message: `${name.slice(0, 50)} is given more than once` })
    if (!isStorable(text))
      throw new Failure('invalid_request', { message: `${name.slice(0, 50)} is not valid` })
    given[name] = typed(name, text)
  }
  const parsed = v.safeParse(v.strictObject(query), given)
  if (parsed.success) return parsed.output
  const name = v.getDotPath(parsed.issues[0])?.slice(0, 50)
  throw new Failure('invalid_request', { message: `${name} is not valid` })
}

function typed(name: string, text: string): unknown {
  if (name === 'limit' && /^\d{1,9}$/.test(text)) return Number(text)
  if (name === 'active' && /^(true|false)$/.test(text)) return text === 'true'
  return text
}

/** The next page is linked in a header, because a CSV response has no field for its address. */
function nextLink(body: unknown, { env, req }: ApiContext): Record<string, string> {
  const next = v.safeParse(v.object({ next_cursor: v.string() }), body)
  if (!next.success) return {}
  const url = new URL(req.url)
  url.searchParams.set('cursor', next.output.next_cursor)
  return { link: `<${env.functionsUrl}${url.pathname}${url.search}>; rel="next"` }
}

function cachedResponse(context: ApiContext, text: string, headers: Record<string, string>) {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  const known = (context.req.header('if-none-match') ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
  if (known.includes(etag)) {
    const { 'content-type': _, ...others } = headers
    return context.body(null, 304, { ...others, etag })
  }
  return context.body(text, 200, { ...headers, etag })
}

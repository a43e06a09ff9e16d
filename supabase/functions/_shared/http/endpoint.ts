import type * as v from 'valibot'
import { type Auth, type AuthDeps, authenticate, type Callers } from '../auth/authenticate.ts'
import { Failure } from '../failure.ts'
import { type LogFailure, loggedFailure, waitUntil } from '../log/log-failure.ts'
import { inRequest, readRequestId, requestIdHeader } from '../log/request-scope.ts'
import { corsHeaders, preflightResponse } from './cors.ts'
import { parseJson, readText } from './read-body.ts'

export interface EndpointDeps {
  allowedOrigins: readonly string[]
  log: LogFailure
}

export type RequestContext<Kind extends Auth> = Callers[Kind] & {
  headers: Headers
  parameters: URLSearchParams
  /** Fails with `invalid_request` if the body is too large. */
  readText(): Promise<string>
  /** Reads an empty body as `{}`. Fails with `invalid_request` if the body is too large or invalid. */
  readJson<Output>(schema: v.GenericSchema<unknown, Output>): Promise<Output>
  /** Adds the search's id to the log entry of a failure. */
  note(searchId: string): void
}

/**
 * The returned handler never rejects. It ignores `request.signal`: a caller who disconnects may already have
 * spent a credit, so the work continues and its result is stored for the next call with the same key.
 */
export function endpoint<Kind extends Auth, Deps extends EndpointDeps & AuthDeps[Kind]>(
  { method, auth, maxBodyBytes = 32 * 1024 }: { method: 'GET' | 'POST'; auth: Kind; maxBodyBytes?: number },
  respond: (context: RequestContext<Kind>, deps: Deps) => Promise<Record<string, unknown> | Response>,
): (request: Request, deps: Deps) => Promise<Response> {
  const isForPages = auth !== 'server'
  const methods = isForPages ? `${method}, OPTIONS` : method

  async function responseTo(request: Request, deps: Deps): Promise<Response> {
    const { status, body, headers } = await captureOutcome(async (note) => {
      if (request.method !== method) throw new Failure('method_not_allowed')
      const read = () => readText(request, maxBodyBytes)
      const context: RequestContext<Kind> = {
        ...(await authenticate[auth](request.headers, deps)),
        headers: request.headers,
        parameters: new URL(request.url).searchParams,
        readText: read,
        readJson: async (schema) => parseJson(await read(), schema),
        note,
      }
      return await respond(context, deps)
    }, deps.log)
    if (body instanceof Response) return body
    const allow = status === 405 ? { allow: methods } : {}
    // Most responses contain one user's data, so none may be cached.
    return Response.json(body, { status, headers: { ...headers, ...allow, 'cache-control': 'no-store' } })
  }

  return (request, deps) =>
    isForPages
      ? accompanyPages(request, deps, methods, () => responseTo(request, deps))
      : accompany(request, () => responseTo(request, deps))
}

/** Like `accompany`, with CORS for our own pages. */
export function accompanyPages(
  request: Request,
  { allowedOrigins }: EndpointDeps,
  methods: string,
  respond: () => Promise<Response>,
): Promise<Response> {
  return accompany(request, async () => {
    if (request.method === 'OPTIONS') return preflightResponse(request, allowedOrigins, methods)
    const response = await respond()
    for (const [name, value] of Object.entries(corsHeaders(request, allowedOrigins)))
      response.headers.append(name, value)
    return response
  })
}

function accompany(request: Request, respond: () => Promise<Response>): Promise<Response> {
  const requestId = readRequestId(request.headers)
  const place = new URL(request.url).pathname.split('/')[1] ?? ''
  const answered = inRequest({ requestId, place }, async () => {
    const response = await respond()
    response.headers.set(requestIdHeader, requestId)
    return response
  })
  waitUntil(answered)
  return answered
}

/** Returns the result of `work`, or its failure as `{"error":{"code","message"}}`. Never rejects. */
export async function captureOutcome<Body>(
  work: (note: (searchId: string) => void) => Promise<Body>,
  log: LogFailure,
) {
  let searchId: string | null = null
  const note = (id: string) => {
    searchId = id
  }
  try {
    return { status: 200, body: await work(note), headers: {} }
  } catch (error) {
    const { status, code, message, retryAfterSec } = loggedFailure(error, log, searchId)
    const headers: Record<string, string> =
      retryAfterSec === undefined ? {} : { 'retry-after': String(retryAfterSec) }
    return { status, body: { error: { code, message } }, headers }
  }
}

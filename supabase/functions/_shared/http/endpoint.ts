// The shell of every function: method, CORS, caller, body limit, request id and log, and how success and failure are
// answered.
import type * as v from 'valibot'
import { type Auth, type AuthDeps, authenticate, type Callers } from '../auth/authenticate.ts'
import { Failure } from '../failure.ts'
import type { LogFailure } from '../log/log-failure.ts'
import { inRequest, requestIdHeader, requestIdOf } from '../log/request-scope.ts'
import { waitUntil } from '../log/wait-until.ts'
import { corsHeaders, preflightResponse } from './cors.ts'
import { outcomeOf } from './outcome.ts'
import { parseJson, readText } from './read-body.ts'

export interface EndpointDeps {
  /** Whose pages may call it. Our own server's calls come from no page. */
  allowedOrigins: readonly string[]
  log: LogFailure
}

interface EndpointOptions<Kind extends Auth> {
  method: 'GET' | 'POST'
  /** Who may call it. */
  auth: Kind
  maxBodyBytes?: number
}

/** A request whose caller is known. */
export type RequestContext<Kind extends Auth> = Callers[Kind] & {
  headers: Headers
  parameters: URLSearchParams
  /** The body. Fails with `invalid_request` where it is too large. */
  readText(): Promise<string>
  /** The JSON body as `schema` reads it; no body is an empty object. Fails with `invalid_request`. */
  readJson<Output>(schema: v.GenericSchema<unknown, Output>): Promise<Output>
  /** Says which search the call is about, for the log. */
  note(searchId: string): void
}

/**
 * A function that answers `method` of the callers whom `auth` names with what `respond` gives, as JSON, or a Response
 * of its own making. It never rejects, and nobody looks at `request.signal`: a caller who hangs up has spent a credit,
 * so the worker is kept until the work is finished and stored for the next call with the same key.
 */
export function endpoint<Kind extends Auth, Deps extends EndpointDeps & AuthDeps[Kind]>(
  { method, auth, maxBodyBytes = 32 * 1024 }: EndpointOptions<Kind>,
  respond: (context: RequestContext<Kind>, deps: Deps) => Promise<Record<string, unknown> | Response>,
): (request: Request, deps: Deps) => Promise<Response> {
  const isForPages = auth !== 'server'
  const methods = isForPages ? `${method}, OPTIONS` : method

  async function responseTo(request: Request, deps: Deps): Promise<Response> {
    if (isForPages && request.method === 'OPTIONS')
      return preflightResponse(request, deps.allowedOrigins, methods)
    const cors = isForPages ? corsHeaders(request, deps.allowedOrigins) : {}
    const { status, body, headers } = await outcomeOf(async (note) => {
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
    // It belongs to one user: nobody may cache it.
    return Response.json(body, {
      status,
      headers: { ...cors, ...headers, ...allow, 'cache-control': 'no-store' },
    })
  }

  return (request, deps) => {
    const requestId = requestIdOf(request.headers)
    const place = new URL(request.url).pathname.split('/')[1] ?? ''
    const answered = inRequest({ requestId, place }, async () => {
      const response = await responseTo(request, deps)
      response.headers.set(requestIdHeader, requestId)
      return response
    })
    waitUntil(answered)
    return answered
  }
}

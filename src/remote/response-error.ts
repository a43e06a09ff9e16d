// Turns an answer that is not a success into a RemoteError. The only place that reads error bodies.
import * as v from 'valibot'
import { RemoteError, type RemoteErrorKind } from './errors.ts'

const text = v.nullish(v.string())
const FunctionsBody = v.object({ error: v.object({ code: v.string(), message: v.string() }) })
const PostgrestBody = v.object({ code: v.string(), message: text })

const laterStatuses = [408, 425, 429]
// Connection, schema cache and token troubles of PostgREST: the same request can succeed after a deploy.
const serverCode = /^PGRST[023]/
// Our SQL says a code (PT402 credits_exhausted) where Postgres says a sentence.
const machineCode = /^[a-z]+(_[a-z]+)*$/

/** What an answer with this status means. Without a code it is no word of our server: a proxy spoke. */
function kindOf(status: number, serverSaid: string | undefined): RemoteErrorKind {
  if (status === 401) return 'unauthorized'
  if (status >= 500 || laterStatuses.includes(status)) return 'server'
  if (status < 400 || serverSaid === undefined) return 'foreign'
  return serverCode.test(serverSaid) ? 'server' : 'refused'
}

/** The answer of PostgREST or of an edge function, whose status is not a success, as an error to throw. */
export async function responseError(response: Response): Promise<RemoteError> {
  const body: unknown = await response.json().catch(() => null)
  return errorOf(response.status, body, waitOf(response.headers.get('retry-after')))
}

/** The same of an answer whose body has been read. */
export function errorOf(status: number, body: unknown, retryAfterMs?: number): RemoteError {
  const functions = v.safeParse(FunctionsBody, body)
  if (functions.success) {
    const { code, message } = functions.output.error
    return new RemoteError(kindOf(status, code), { status, code, message, retryAfterMs })
  }
  const postgrest = v.safeParse(PostgrestBody, body)
  if (postgrest.success) {
    const { code, message } = postgrest.output
    return new RemoteError(kindOf(status, code), {
      status,
      code: message && machineCode.test(message) ? message : code,
      message: message ?? undefined,
      retryAfterMs,
    })
  }
  return new RemoteError(kindOf(status, undefined), { status, retryAfterMs })
}

/** Milliseconds of a Retry-After header in seconds; its date form is not used by our servers. */
function waitOf(header: string | null): number | undefined {
  return header !== null && /^\d+$/.test(header) ? Number(header) * 1000 : undefined
}

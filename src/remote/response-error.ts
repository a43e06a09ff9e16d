import * as v from 'valibot'
import { RemoteError, type RemoteErrorKind } from './errors.ts'

const text = v.nullish(v.string())
const FunctionsBody = v.object({ error: v.object({ code: v.string(), message: v.string() }) })
const PostgrestBody = v.object({ code: v.string(), message: text })

const laterStatuses = [408, 425, 429]
// PostgREST's errors about its connection, schema cache or the token: the same request may succeed later.
const serverCode = /^PGRST[023]/
// Our SQL raises a code as the message (PT402 credits_exhausted); Postgres raises a sentence.
const machineCode = /^[a-z]+(_[a-z]+)*$/

/** A body without a code is not from our server but, for example, from a proxy. */
function classifyError(status: number, serverSaid: string | undefined): RemoteErrorKind {
  if (status === 401) return 'unauthorized'
  if (status >= 500 || laterStatuses.includes(status)) return 'server'
  if (status < 400 || serverSaid === undefined) return 'foreign'
  return serverCode.test(serverSaid) ? 'server' : 'refused'
}

export async function responseError(response: Response): Promise<RemoteError> {
  const body: unknown = await response.json().catch(() => null)
  return toRemoteError(response.status, body, parseRetryAfter(response.headers.get('retry-after')))
}

/** Like `responseError`, for a body that has already been read. */
export function toRemoteError(status: number, body: unknown, retryAfterMs?: number): RemoteError {
  const functions = v.safeParse(FunctionsBody, body)
  if (functions.success) {
    const { code, message } = functions.output.error
    return new RemoteError(classifyError(status, code), { status, code, message, retryAfterMs })
  }
  const postgrest = v.safeParse(PostgrestBody, body)
  if (postgrest.success) {
    const { code, message } = postgrest.output
    return new RemoteError(classifyError(status, code), {
      status,
      code: message && machineCode.test(message) ? message : code,
      message: message ?? undefined,
      retryAfterMs,
    })
  }
  return new RemoteError(classifyError(status, undefined), { status, retryAfterMs })
}

/** Ignores dates, which our servers never send. */
function parseRetryAfter(header: string | null): number | undefined {
  return header !== null && /^\d+$/.test(header) ? Number(header) * 1000 : undefined
}

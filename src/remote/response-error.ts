import * as v from 'valibot'
import { RemoteError, type RemoteErrorKind } from './errors.ts'

const FunctionsBody = v.object({ error: v.object({ code: v.string(), message: v.string() }) })
const PostgrestBody = v.object({ code: v.string(), message: v.nullish(v.string()) })

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
  // Ignores dates, which our servers never send.
  const seconds = /^\d+$/.exec(response.headers.get('retry-after') ?? '')?.[0]
  return toRemoteError(response.status, body, seconds === undefined ? undefined : Number(seconds) * 1000)
}

/** Like `responseError`, for a body that has already been read. */
export function toRemoteError(status: number, body: unknown, retryAfterMs?: number): RemoteError {
  const ofFunction = v.is(FunctionsBody, body) ? body.error : null
  const ofPostgrest = v.is(PostgrestBody, body) ? body : null
  const said = ofFunction ?? ofPostgrest
  const message = said?.message ?? undefined
  const isCode = !ofFunction && message !== undefined && machineCode.test(message)
  const code = isCode ? message : said?.code
  return new RemoteError(classifyError(status, said?.code), { status, code, message, retryAfterMs })
}

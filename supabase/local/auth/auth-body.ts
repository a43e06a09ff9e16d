import * as v from 'valibot'
import { parseStorableJson } from '../database/json-text.ts'

const maxBodyLength = 16 * 1024
const text = (maxLength: number) => v.optional(v.pipe(v.string(), v.maxLength(maxLength)))

/** Drops other fields, such as user metadata, into which callers could write anything. */
const AuthBody = v.object({
  email: text(254),
  password: text(1000),
  current_password: text(1000),
  nonce: text(100),
  token: text(100),
  token_hash: text(200),
  type: text(40),
  scope: text(40),
  refresh_token: text(200),
  gotrue_meta_security: v.optional(v.object({ captcha_token: text(4096) })),
})
export type AuthBody = v.InferOutput<typeof AuthBody>

/** Returns the email address as the auth service stores it: trimmed and in lower case. */
export function accountEmail({ email = '' }: AuthBody): string {
  return email.trim().toLowerCase()
}

/** Returns the parsed body, or the reason why it is invalid. */
export async function readAuthBody(request: Request): Promise<AuthBody | string> {
  const sent = await request.clone().text()
  if (sent.length > maxBodyLength) return 'The body is too large'
  let body: unknown
  try {
    body = sent === '' ? {} : parseStorableJson(sent)
  } catch {
    return 'Could not parse request body as JSON'
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return 'The body is not valid'
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null))
  const read = v.safeParse(AuthBody, given)
  if (read.success) return read.output
  return `${v.getDotPath(read.issues[0]) ?? 'The body'} is not valid`
}

export function withBody(request: Request, body: AuthBody): Request {
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  headers.set('content-type', 'application/json')
  return new Request(request.url, { method: request.method, headers, body: JSON.stringify(body) })
}

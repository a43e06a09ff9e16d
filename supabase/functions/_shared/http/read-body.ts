import { Buffer } from 'node:buffer'
import * as v from 'valibot'
import { Failure } from '../failure.ts'

/** JSON in base64url. */
export const encodedJson = v.pipe(
  v.string(),
  v.transform((text) => Buffer.from(text, 'base64url').toString()),
  v.parseJson(),
)

/** Returns the body as text. Stops reading and throws `tooLarge` if the body exceeds `maxBytes`. */
export async function readCapped(
  { body }: Request | Response,
  maxBytes: number,
  tooLarge: Failure,
): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw tooLarge
    chunks.push(chunk)
  }
  return await new Blob(chunks as BlobPart[]).text()
}

/** Fails with `invalid_request` if the body exceeds `maxBytes`. */
export function readText(request: Request, maxBytes: number): Promise<string> {
  const tooLarge = new Failure('invalid_request', { message: 'The request is too large' })
  return readCapped(request, maxBytes, tooLarge)
}

/** A reviver for JSON.parse that fails with `invalid_request` on strings that Postgres cannot store. */
export function storable(name: string, value: unknown): unknown {
  for (const text of [name, value])
    if (typeof text === 'string' && !isStorable(text))
      throw new Failure('invalid_request', { message: 'A text is not valid Unicode, or contains U+0000' })
  return value
}

export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

/** Reads '' as `{}`. Fails with `invalid_request` if `text` is invalid. */
export function parseJson<Output>(text: string, schema: v.GenericSchema<unknown, Output>): Output {
  let body: unknown
  try {
    body = text === '' ? {} : JSON.parse(text, storable)
  } catch (error) {
    if (error instanceof Failure) throw error
    throw new Failure('invalid_request', { message: 'The body must be JSON' })
  }
  const parsed = v.safeParse(schema, body)
  if (parsed.success) return parsed.output
  const field = v.getDotPath(parsed.issues[0])
  const message = field ? `${field} is not valid` : 'The body must be an object'
  throw new Failure('invalid_request', { message })
}

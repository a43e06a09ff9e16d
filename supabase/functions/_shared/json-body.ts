import * as v from 'valibot'
import { CallFailure } from './call-failure.ts'

const mostJsonBytes = 32 * 1024

/** The request's body, which nobody may make larger than we are willing to read. Fails with `invalid_request`. */
export async function readText(request: Request, mostBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > mostBytes) throw new CallFailure('invalid_request', { message: 'The request is too large' })
    chunks.push(chunk)
  }
  return await new Blob(chunks as BlobPart[]).text()
}

/** The JSON body as `schema` reads it. An empty body is an empty object. Fails with `invalid_request`, naming the field. */
export async function readJsonBody<Output>(
  request: Request,
  schema: v.GenericSchema<unknown, Output>,
): Promise<Output> {
  const text = await readText(request, mostJsonBytes)
  let body: unknown
  try {
    body = text === '' ? {} : JSON.parse(text)
  } catch {
    throw new CallFailure('invalid_request', { message: 'The body must be JSON' })
  }
  const parsed = v.safeParse(schema, body)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  const field = v.getDotPath(issue)
  throw new CallFailure('invalid_request', {
    message: field ? `${field} is not valid` : 'The body must be an object',
  })
}

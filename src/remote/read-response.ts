import * as v from 'valibot'
import { RemoteError } from './errors.ts'

/** Throws RemoteError `foreign` if the body is not JSON, because our functions return only JSON. */
export async function jsonBody(response: Response): Promise<unknown> {
  return response.json().catch((cause: unknown) => {
    throw new RemoteError('foreign', { cause })
  })
}

/** Throws RemoteError `unreadable` if the body is invalid. */
export function readResponse<Output>(schema: v.GenericSchema<unknown, Output>, answer: unknown): Output {
  const parsed = v.safeParse(schema, answer)
  if (!parsed.success) throw new RemoteError('unreadable')
  return parsed.output
}

import * as v from 'valibot'
import { env } from '#src/lib/env.ts'
import { RemoteError } from './errors.ts'
import { responseError } from './response-error.ts'
import { exchange } from './wire.ts'

/** Throws RemoteError `foreign` if the body is not JSON, because our functions return only JSON. */
export async function jsonBody(response: Response): Promise<unknown> {
  return response.json().catch((cause: unknown) => {
    throw new RemoteError('foreign', { cause })
  })
}

/** Throws RemoteError `unreadable` if `answer` does not match the schema. */
export function readResponse<Output>(schema: v.GenericSchema<unknown, Output>, answer: unknown): Output {
  const parsed = v.safeParse(schema, answer)
  if (!parsed.success) throw new RemoteError('unreadable')
  return parsed.output
}

/** Sends our server a request without a user token. Throws RemoteError, also for an unsuccessful response. */
export async function askOpenly(path: string, init: RequestInit, timeoutMs: number): Promise<unknown> {
  const response = await exchange(env.supabaseUrl + path, init, timeoutMs)
  if (!response.ok) throw await responseError(response)
  return jsonBody(response)
}

export const publicHeaders = { apikey: env.supabaseKey, authorization: `Bearer ${env.supabaseKey}` }

import * as v from 'valibot'
import { RemoteError } from './errors.ts'

/** The response body parsed by `schema`. Throws RemoteError `unreadable` if it is invalid. */
export function readResponse<Output>(schema: v.GenericSchema<unknown, Output>, answer: unknown): Output {
  const parsed = v.safeParse(schema, answer)
  if (!parsed.success) throw new RemoteError('unreadable')
  return parsed.output
}

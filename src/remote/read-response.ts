import * as v from 'valibot'
import { RemoteError } from './errors.ts'

/** What the server answered, as `schema` reads it. Throws RemoteError `unreadable` on another shape. */
export function readResponse<Output>(schema: v.GenericSchema<unknown, Output>, answer: unknown): Output {
  const parsed = v.safeParse(schema, answer)
  if (!parsed.success) throw new RemoteError('unreadable')
  return parsed.output
}

import { Failure } from '../failure.ts'

/** What `assert.rejects` asks of an error: a Failure with this code. */
export function isFailure(code: string): (error: unknown) => boolean {
  return (error) => error instanceof Failure && error.code === code
}

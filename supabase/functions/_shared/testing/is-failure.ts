import { Failure } from '../failure.ts'

/** A predicate for `assert.rejects`: the error is a Failure with this code. */
export function isFailure(code: string): (error: unknown) => boolean {
  return (error) => error instanceof Failure && error.code === code
}

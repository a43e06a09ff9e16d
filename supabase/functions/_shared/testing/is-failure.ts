import { SearchFailure } from '../search-failure.ts'

/** What `assert.rejects` asks of an error: a SearchFailure with this code. */
export function isFailure(code: string): (error: unknown) => boolean {
  return (error) => error instanceof SearchFailure && error.code === code
}

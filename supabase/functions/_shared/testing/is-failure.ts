import { Failure } from '../failure.ts'

export function isFailure(code: string): (error: unknown) => boolean {
  return (error) => error instanceof Failure && error.code === code
}

import { sentences } from '#src/lib/translation.ts'
import { tooManyAttempts } from '../search/attempts.ts'

/** Why the auth server did not do what it was asked to. */
export const authErrorWords = sentences('authErrors', {
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  cannotAnswer: 'The server cannot answer now. Try again in a moment.',
  /** In the server's own words (spec, section 8), which are English: other languages go by its code. */
  refused: (_code: string | undefined, message: string) => message,
})

/** What is known of an exchange with the auth server that failed. */
interface AuthFailure {
  kind: string
  status: number | undefined
  code: string | undefined
  message: string
  retryAfterMs: number | undefined
}

/** What is said of such a failure. */
export function authFailureWords({ kind, status, code, message, retryAfterMs }: AuthFailure): string {
  if (kind === 'offline' || kind === 'timeout') return authErrorWords.unreachable
  if (status === 429 && retryAfterMs !== undefined) return tooManyAttempts(retryAfterMs)
  // What stands in front of the auth server says nothing that a person could read.
  return /[a-z]/i.test(message) ? authErrorWords.refused(code, message) : authErrorWords.cannotAnswer
}

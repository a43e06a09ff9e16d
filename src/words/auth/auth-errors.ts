import { sentences } from '#src/lib/translation.ts'
import { tooManyAttempts } from '../search/attempts.ts'

export const authErrorWords = sentences('authErrors', {
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  cannotAnswer: 'The server cannot answer now. Try again in a moment.',
  /** English uses the server's own words; other languages translate known error codes. */
  byCode: {} as Record<string, string>,
})

interface AuthFailure {
  kind: string
  status: number | undefined
  code: string | undefined
  message: string
  retryAfterMs: number | undefined
}

export function authFailureWords({ kind, status, code, message, retryAfterMs }: AuthFailure): string {
  if (kind === 'offline' || kind === 'timeout') return authErrorWords.unreachable
  if (status === 429 && retryAfterMs !== undefined) return tooManyAttempts(retryAfterMs)
  // A proxy in front of the auth server may return no readable message.
  if (!/[a-z]/i.test(message)) return authErrorWords.cannotAnswer
  const { byCode } = authErrorWords
  return (code !== undefined && Object.hasOwn(byCode, code) ? byCode[code] : undefined) ?? message
}

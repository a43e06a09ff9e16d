import { searchErrors } from '../../../src/domain/search/search-errors.ts'
import type { SearchFailure } from './search-failure.ts'

const inProgressRetryAfterSec = 5

/** `body` as JSON that nobody may cache: it belongs to one user. */
export function jsonAnswer(status: number, body: unknown, headers: Record<string, string>): Response {
  return Response.json(body, { status, headers: { ...headers, 'cache-control': 'no-store' } })
}

/** `{"error":{"code","message"}}` with the status that the closed set gives to the code. */
export function errorAnswer(failure: SearchFailure, headers: Record<string, string>): Response {
  const { code, message } = failure
  const extra: Record<string, string> = {}
  if (code === 'in_progress') extra['retry-after'] = String(inProgressRetryAfterSec)
  if (code === 'method_not_allowed') extra.allow = 'GET, OPTIONS'
  return jsonAnswer(searchErrors[code].status, { error: { code, message } }, { ...headers, ...extra })
}

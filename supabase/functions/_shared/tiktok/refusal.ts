import { Failure } from '../failure.ts'
import { at } from './json.ts'

const quotaWords = /quota|\bcredits?\b|\bbalance\b|payment|insufficient|monthly limit/i
const rateWords = /rate.?limit|too many|slow down|throttl/i

const loginRequired = 2483
const humanCheck = 10000

/** Returns undefined if the status is not a refusal. */
export function refusalByStatus(status: number, words: string): Failure | undefined {
  const detail = `status ${status}`
  if (status >= 300 && status < 400) return new Failure('upstream_blocked', { detail })
  if (status === 402 || status === 495) return new Failure('upstream_quota', { detail })
  if (status === 408) return new Failure('upstream_timeout', { detail })
  if (status === 429) return refusalByWords(words) ?? new Failure('upstream_rate_limited', { detail })
  // A 403 can mean a bad key, a missing subscription, a rate limit or a quota; only the message shows which.
  if (status === 401 || status === 403 || status === 407)
    return refusalByWords(words) ?? new Failure('upstream_auth', { detail })
  return undefined
}

/** Returns undefined if the body, from TikTok or the provider, is not a refusal. */
export function refusalByCode(body: unknown): Failure | undefined {
  if (at(body, 'type') === 'verify' || at(body, 'verifyConfig') !== undefined)
    return new Failure('upstream_blocked', { detail: 'human check' })
  for (const code of codesIn(body)) {
    if (code === loginRequired) return new Failure('upstream_auth', { detail: 'TikTok wants a login' })
    if (code === humanCheck) return new Failure('upstream_blocked', { detail: 'human check' })
    const refusal = code >= 400 ? refusalByStatus(code, wordsIn(body)) : undefined
    if (refusal) return refusal
  }
  return undefined
}

export function refusalByWords(words: string): Failure | undefined {
  if (quotaWords.test(words)) return new Failure('upstream_quota', { detail: 'message about a quota' })
  if (rateWords.test(words))
    return new Failure('upstream_rate_limited', { detail: 'message about a rate limit' })
  return undefined
}

export function wordsIn(body: unknown): string {
  const values = valuesIn(body, ['message', 'msg', 'status_msg', 'error', 'detail'])
  return values.filter((value) => typeof value === 'string').join(' ')
}

function codesIn(body: unknown): number[] {
  const values = valuesIn(body, ['status_code', 'statusCode', 'code', 'status'])
  return values.filter((value) => typeof value === 'number' || typeof value === 'string').map(Number)
}

function valuesIn(body: unknown, fields: string[]): unknown[] {
  const parts = [body, at(body, 'detail'), at(body, 'data')]
  return parts.flatMap((part) => fields.map((field) => at(part, field)))
}

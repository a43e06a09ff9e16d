// Why a search or a check has found nothing, in words for its owner: the server's reason, or what came instead of one.

import type { NoResponse } from '#src/domain/search/no-response.ts'
import type { SearchErrorCode } from '#src/domain/search/search-errors.ts'
import { sentences } from '#src/lib/translation.ts'

const reasons: Record<SearchErrorCode, string> = {
  invalid_request: 'The phrase is empty or too long. Nothing was charged.',
  unauthorized: 'Session expired. Please sign in again.',
  credits_exhausted:
    "You've reached your daily search limit. Upgrade your plan to get more searches and additional features!",
  plan_required: 'Your plan does not include this search. Nothing was charged.',
  captcha_required: 'Please confirm you are not a robot, then search again. Nothing was charged.',
  method_not_allowed: 'This search cannot be made. Nothing was charged.',
  key_reused: 'This search was already used for another phrase. Start it again.',
  in_progress: 'This search is still running. Check back in a moment.',
  internal: 'Something went wrong on our side. You can try again; you will be charged once at most.',
  upstream_auth: 'Our data provider refused the request. Your credit was refunded.',
  upstream_blocked: 'TikTok blocked this request. Your credit was refunded.',
  upstream_empty: 'TikTok sent an empty answer. Your credit was refunded.',
  upstream_bad_payload: 'TikTok sent an answer we could not read. Your credit was refunded.',
  not_configured: 'No data provider is set up on this server. Nothing was charged.',
  upstream_quota: "Our data provider's quota is used up for now. Your credit was refunded.",
  upstream_unavailable: 'TikTok cannot be reached right now. Your credit was refunded.',
  upstream_rate_limited: 'TikTok is receiving too many requests. Your credit was refunded.',
  upstream_timeout: 'TikTok did not answer in time. Your credit was refunded.',
  abandoned: 'This search was interrupted before it finished. Your credit was refunded.',
}

const silences: Record<NoResponse['from'], string> = {
  nobody: 'There was no answer.',
  server: 'The server replied, but without an answer.',
  stranger:
    'Something else on the network answered instead of the server, such as a network that asks you to log in first.',
}

export const searchErrorWords = sentences('searchErrors', {
  /** Of a failure, by the server's code: says what it means for the credit. */
  reasons,
  failed: 'Failed to fetch search results',
  limitCheckFailed: 'Error checking search limit',
  answerInvalid: 'API response data is empty or invalid',
  /** An answer that says nothing but its status (spec, section 7). */
  httpError: (status: number) => `HTTP error! status: ${status}`,
  unreachable: 'The server cannot be reached',
  silences,
  chargedOnce: 'You can try again; you will be charged once at most.',
  notChargedTwice: 'You will not be charged twice.',
})

/** What a search is called that failed like this (spec, section 8). */
export function searchFailureTitle(code: SearchErrorCode): string {
  if (code === 'internal') return searchErrorWords.limitCheckFailed
  return code === 'upstream_empty' ? searchErrorWords.answerInvalid : searchErrorWords.failed
}

/** What came instead of an answer, and what it means (spec, sections 7 and 8). */
export function noResponseWords({ from, status }: NoResponse): { title: string; reason: string } {
  const came = status === null ? searchErrorWords.answerInvalid : searchErrorWords.httpError(status)
  return {
    title: from === 'nobody' ? searchErrorWords.unreachable : came,
    reason: searchErrorWords.silences[from],
  }
}

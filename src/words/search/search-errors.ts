import type { LookupFailure } from '../../domain/search/outcomes.ts'
import type { NoResponse, SearchErrorCode } from '../../domain/search/search-errors.ts'
import { sentences } from '../../lib/translation.ts'
import { type ByFailure, joinReasons } from './search-reasons.ts'

const causes: ByFailure = {
  invalid_request: 'The phrase is empty or too long.',
  unauthorized: 'Session expired.',
  credits_exhausted: 'All credits of this period are used.',
  plan_required: 'Your plan does not include this search.',
  captcha_required: 'Please confirm you are not a robot, then search again.',
  method_not_allowed: 'This search cannot be made.',
  key_reused: 'This search was already used for another phrase.',
  in_progress: 'This search is still running.',
  internal: 'Something went wrong on our side.',
  busy: 'Our server is too busy right now.',
  upstream_auth: 'Our data provider refused the request.',
  upstream_blocked: 'TikTok blocked this request.',
  upstream_empty: 'TikTok sent an empty answer.',
  upstream_bad_payload: 'TikTok sent an answer we could not read.',
  not_configured: 'No data provider is set up on this server.',
  upstream_quota: "Our data provider's quota is used up for now.",
  upstream_unavailable: 'TikTok cannot be reached right now.',
  upstream_rate_limited: 'TikTok is receiving too many requests.',
  upstream_timeout: 'TikTok did not answer in time.',
  abandoned: 'This search was interrupted before it finished.',
}

const silences: Record<NoResponse['from'], string> = {
  nobody: 'There was no answer.',
  server: 'The server replied, but without an answer.',
  stranger:
    'Something else on the network answered instead of the server, such as a network that asks you to log in first.',
}

export const searchErrorWords = sentences('searchErrors', {
  causes,
  /** Each cause, followed by what happened to the credit or what to do next. */
  reasons: joinReasons(causes, {
    refunded: 'Your credit was refunded.',
    nothingCharged: 'Nothing was charged.',
    unauthorized: 'Please sign in again.',
    credits_exhausted: 'Your account shows when you get more.',
    key_reused: 'Start it again.',
    in_progress: 'Check back in a moment.',
    internal: 'You can try again; you will be charged once at most.',
    busy: 'Try again in a moment; you will be charged once at most.',
  }),
  failed: 'Failed to fetch search results',
  limitCheckFailed: 'Error checking search limit',
  answerInvalid: 'API response data is empty or invalid',
  /** A response with nothing usable but its status. */
  httpError: (status: number) => `HTTP error! status: ${status}`,
  unreachable: 'The server cannot be reached',
  silences,
  chargedOnce: 'You can try again; you will be charged once at most.',
  notChargedTwice: 'You will not be charged twice.',
})

export function searchFailureTitle(code: SearchErrorCode): string {
  if (code === 'internal') return searchErrorWords.limitCheckFailed
  return code === 'upstream_empty' ? searchErrorWords.answerInvalid : searchErrorWords.failed
}

export function noResponseWords({ from, status }: NoResponse): { title: string; reason: string } {
  const came = status === null ? searchErrorWords.answerInvalid : searchErrorWords.httpError(status)
  return {
    title: from === 'nobody' ? searchErrorWords.unreachable : came,
    reason: searchErrorWords.silences[from],
  }
}

export function lookupFailureText(failure: LookupFailure): string {
  if (failure.kind === 'failed') return searchErrorWords.reasons[failure.code]
  const { title, reason } = noResponseWords(failure.answer)
  return `${title}. ${reason} ${searchErrorWords.chargedOnce}`
}

import type { SearchErrorCode } from './search-errors.ts'

/** The exact copy of confirmations and errors (spec, sections 5 and 8). */
export const messages = {
  loggedIn: 'Successfully logged in!',
  signedOut: 'Successfully signed out!',
  signOutFailed: 'Error signing out',
  resetSent: 'Password reset instructions sent to your email!',
  passwordUpdated: 'Password updated successfully!',
  profileCompleted: 'Profile completed successfully!',
  profileUpdated: 'Profile updated successfully',
  profileUpdateFailed: 'Error updating profile',
  profileLoadFailed: 'Failed to load profile',
  usageLoadFailed: 'Failed to load usage statistics',
  sessionExpired: 'Session expired. Please sign in again.',
  resetLinkExpired: 'Password reset link has expired. Please request a new one.',
  resetLinkInvalid: 'Invalid reset link',
  resetLinkWithoutToken: 'No access token found in reset link',
  resetSessionFailed: 'Failed to authenticate reset session',
  resetLinkRefused: 'Invalid or expired reset link',
  limitCheckFailed: 'Error checking search limit',
  searchFailed: 'Failed to fetch search results',
  searchAnswerInvalid: 'API response data is empty or invalid',
  historyLoadFailed: 'Failed to load search history',
  noResults: 'No results found',
  noHistory: 'No key phrase search history found',
  limitTitle: 'Daily Search Limit Reached',
  limitText:
    "You've reached your daily search limit. Upgrade your plan to get more searches and additional features!",
} as const

/** What went wrong with a search, in words for its owner. Says what it means for the credit. */
export const searchErrorMessages: Record<SearchErrorCode, string> = {
  invalid_request: 'This search cannot be made: the phrase is empty or too long. Nothing was charged.',
  unauthorized: messages.sessionExpired,
  credits_exhausted: messages.limitText,
  plan_required: 'Your plan does not include this search. Nothing was charged.',
  method_not_allowed: 'This search cannot be made. Nothing was charged.',
  key_reused: 'This search was already used for another phrase. Start it again.',
  in_progress: 'This search is still running. Look again in a moment.',
  internal:
    'Something failed on our side. Trying again sends the same search, which is charged once at most.',
  upstream_auth: 'Our data provider refused the request. Your credit was given back.',
  upstream_blocked: 'TikTok blocked this request. Your credit was given back.',
  upstream_empty: 'TikTok sent an empty answer. Your credit was given back.',
  upstream_bad_payload: 'TikTok sent an answer that cannot be read. Your credit was given back.',
  not_configured: 'No data provider is set up on this server. Nothing was charged.',
  upstream_quota: "Our data provider's quota is used up for now. Your credit was given back.",
  upstream_unavailable: 'TikTok cannot be reached right now. Your credit was given back.',
  upstream_rate_limited: 'TikTok is receiving too many requests. Your credit was given back.',
  upstream_timeout: 'TikTok did not answer in time. Your credit was given back.',
  abandoned: 'This search was cut off before it finished. Your credit was given back.',
}

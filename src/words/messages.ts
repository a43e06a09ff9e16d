import type { SearchErrorCode } from '#src/domain/search/search-errors.ts'

/** The exact copy of confirmations and errors (spec, sections 5 and 8). */
export const messages = {
  signedOut: 'Successfully signed out!',
  signOutFailed: 'Error signing out',
  profileLoadFailed: 'Failed to load profile',
  sessionExpired: 'Session expired. Please sign in again.',
  addressConfirmed: 'Your email address is confirmed',
  confirmationRefused: 'This link is invalid or has expired. Sign in, or ask for a new email.',
  confirmationFailed: 'The server cannot be reached. Open the link in the email again in a moment.',
  tooManyPhrases: 'Maximum 50 key phrases allowed',
  gathering: 'Gathering data from TikTok...',
  gatheringHint: 'This may take a few moments',
  demoFailed: 'Failed to fetch results. Please try again.',
  trackedLoadFailed: 'Failed to load tracked keywords',
  trackedAddFailed: 'Failed to add keyword',
  trackedUpdateFailed: 'Failed to update status',
  trackedEditFailed: 'Failed to update keyword',
  trackedDeleteFailed: 'Failed to delete keyword',
  upgradeToTrack: 'Upgrade to add key phrases',
  keyPhraseLimit: 'You have reached your active key phrase limit. Pause a key phrase to add a new one.',
  trackedAlready: 'This key phrase is already tracked',
  multiPagePaid: 'Multi-page is paid only',
  checkHistoryLoadFailed: 'Failed to load search results check history',
  checkLoadFailed: 'Failed to load search results',
  keyPhraseLoadFailed: 'Failed to load key phrase details',
  rankingLoadFailed: 'Failed to load ranking results',
  keyPhraseNotFound: 'Key Phrase Not Found',
  limitCheckFailed: 'Error checking search limit',
  searchFailed: 'Failed to fetch search results',
  searchAnswerInvalid: 'API response data is empty or invalid',
  historyLoadFailed: 'Failed to load search history',
  noResults: 'No results found',
  noHistory: 'No key phrase search history found',
  postsLoading: 'Loading blog posts...',
  postsLoadFailed: 'Failed to load blog posts',
  noPosts: 'No blog posts found.',
  postNotFoundTitle: 'Post Not Found',
  postNotFound: 'Blog post not found',
  postNotFoundText: "The blog post you're looking for doesn't exist.",
  postLoadFailed: 'Failed to load blog post',
  authorsLoadFailed: 'Failed to load authors',
  noAuthors: 'No authors found.',
  authorNotFoundTitle: 'Author Not Found',
  authorNotFound: 'Author not found',
  authorNotFoundText: "The author you're looking for doesn't exist.",
  authorLoadFailed: 'Failed to load author',
  limitTitle: 'Daily Search Limit Reached',
  limitText:
    "You've reached your daily search limit. Upgrade your plan to get more searches and additional features!",
} as const

/** What went wrong with a search, in words for its owner. Says what it means for the credit. */
export const searchErrorMessages: Record<SearchErrorCode, string> = {
  invalid_request: 'The phrase is empty or too long. Nothing was charged.',
  unauthorized: messages.sessionExpired,
  credits_exhausted: messages.limitText,
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

/** What a search is called that failed like this (spec, section 8). */
export function searchFailureTitle(code: SearchErrorCode): string {
  if (code === 'internal') return messages.limitCheckFailed
  return code === 'upstream_empty' ? messages.searchAnswerInvalid : messages.searchFailed
}

/** An answer that says nothing but its status (spec, section 7). */
export function httpErrorMessage(status: number): string {
  return `HTTP error! status: ${status}`
}

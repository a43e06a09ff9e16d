import type { CountryCode } from '../countries.ts'
import { type SearchQuery, searchTerm } from '../search/phrases.ts'

/** Phrases appear only in query strings, because a path parameter cannot contain `%` or `/`. */
export const routes = {
  home: '/',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  completeProfile: '/complete-profile',
  dashboard: '/dashboard',
  account: '/account',
  search: '/search',
  searchMulti: '/search-multi',
  keyPhraseSearchHistory: '/key-phrase-search-history',
  searchResultsDemo: '/search-results-demo',
  searchCheck: '/search-check',
  searchResultsCheckHistory: '/search-results-check-history',
  searchResultsCheck: '/search-results-check-history/:id',
  rankTracking: '/rank-tracking',
  keyPhrase: '/key-phrase/:id',
  ideas: '/ideas',
  alerts: '/alerts',
  share: '/share',
  report: '/report',
  payment: '/payment',
  blog: '/blog',
  blogPost: '/blog/:slug',
  blogPage: '/blog/page/:page',
  authors: '/authors',
  author: '/authors/:slug',
  keywordDiscovery: '/keyword-discovery',
  tiktokRankTracking: '/tiktok-rank-tracking',
  tiktokRankTracker: '/tiktok-rank-tracker',
  competitorMonitoring: '/competitor-monitoring',
  faq: '/faq',
  about: '/about',
  contact: '/contact',
  howItIsMeasured: '/how-it-is-measured',
  developers: '/developers',
  privacyPolicy: '/privacy-policy',
  /** No page links to this address. */
  admin: '/admin',
} as const

export type Route = (typeof routes)[keyof typeof routes]

/** Whether the route exists only if a content service is configured. */
export function isContentRoute(route: Route): boolean {
  return /^\/(blog|authors)/.test(route)
}

/** A segment starting with a colon matches any non-empty segment. */
export function isAtRoute(path: string, route: Route): boolean {
  const parts = route.split('/')
  const given = path.length > 1 ? path.replace(/\/$/, '').split('/') : ['', '']
  return (
    given.length === parts.length &&
    parts.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
  )
}

function withQuery(path: Route, query: Record<string, string | null | undefined>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) parameters.set(name, value)
  const text = parameters.toString()
  return text ? `${path}?${text}` : path
}

export const links = {
  post: (slug: string) => `${routes.blog}/${encodeURIComponent(slug)}`,
  author: (slug: string) => `${routes.authors}/${encodeURIComponent(slug)}`,
  /** Without a filter, the page number is in the path, so that any host can serve the pages as files. */
  blog: ({ page = 1, q, tag }: { page?: number; q?: string | null; tag?: string | null }) =>
    page > 1 && !q && !tag
      ? `${routes.blog}/page/${page}`
      : withQuery(routes.blog, { q, tag, page: page > 1 ? String(page) : null }),
  brandWords: () => `${routes.alerts}?brand=1`,
  login: (returnTo?: string) => withQuery(routes.login, { next: returnTo }),
  /** `q` is the phrase that the visitor tried in the demo. */
  signup: (plan?: string | null, q?: string | null) => withQuery(routes.signup, { plan, q }),
  completeProfile: (plan?: string | null, q?: string | null) =>
    withQuery(routes.completeProfile, { plan, q }),
  payment: (plan: string | null, q?: string | null) => withQuery(routes.payment, { plan, q }),
  alreadySubscribed: () => withQuery(routes.account, { already_subscribed: 'true' }),
  search: (query: SearchQuery) => withQuery(routes.search, { q: searchTerm(query) }),
  searchMulti: (phrases: string, country: CountryCode) =>
    withQuery(routes.searchMulti, { q: phrases, country }),
  searchCheck: (query: { keyword?: string; country?: CountryCode | 'all' } = {}) =>
    withQuery(routes.searchCheck, query),
  searchInHistory: (id: string) => withQuery(routes.keyPhraseSearchHistory, { search: id }),
  dailyChecks: () => withQuery(routes.searchResultsCheckHistory, { tracker: '1' }),
  searchResultsCheck: (id: string) => routes.searchResultsCheck.replace(':id', id),
  keyPhrase: (id: string) => routes.keyPhrase.replace(':id', id),
  editKeyPhrase: (id: string) => `${links.keyPhrase(id)}?edit=1`,
  comparedChecks: (later: string, earlier: string) => `${links.searchResultsCheck(later)}?with=${earlier}`,
  searchResultsDemo: (term: string) => withQuery(routes.searchResultsDemo, { q: term }),
  report: (ids: readonly string[]) => withQuery(routes.report, { phrases: ids.join(',') }),
  share: (url: string) => withQuery(routes.share, { url }),
  rankTracking: (query: { add?: string; country?: CountryCode } = {}) =>
    withQuery(routes.rankTracking, query),
}

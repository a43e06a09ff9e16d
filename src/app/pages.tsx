import { Redirect } from 'wouter'
import { routePath } from '#src/domain/shell/addresses.ts'
import { isAtRoute, isContentRoute, type Route, routes } from '#src/domain/shell/routes.ts'
import { hasContent } from '#src/lib/env.ts'
import type { placeWords } from '#src/words/shell/places.ts'
import { type LazyScreen, lazyScreen, staticScreen } from './lazy-screen.tsx'

interface Page extends LazyScreen {
  path: Route
  /** undefined if the screen sets its own title. */
  title: keyof typeof placeWords | undefined
  access: 'public' | 'signed-in' | 'signed-out'
  hidden: boolean
  prerendered: boolean
}

const blog = lazyScreen(() => import('#src/features/blog/blog-page.tsx'), 'BlogPage')
const history = lazyScreen(() => import('#src/features/history/history-screen.tsx'), 'HistoryScreen')

const toolPage = (name: keyof typeof import('#src/features/marketing/tool-pages.tsx')) =>
  staticScreen(() => import('#src/features/marketing/tool-pages.tsx'), name)

type RouteName = keyof typeof routes
type Screens = Partial<Record<RouteName, LazyScreen>>

const publicScreens: Screens = {
  home: lazyScreen(() => import('./home-screen.tsx'), 'HomeScreen'),
  forgotPassword: lazyScreen(
    () => import('#src/features/auth/forgot-password-page.tsx'),
    'ForgotPasswordPage',
  ),
  resetPassword: lazyScreen(() => import('#src/features/auth/reset-password-page.tsx'), 'ResetPasswordPage'),
  searchResultsDemo: lazyScreen(() => import('#src/features/demo/demo-page.tsx'), 'DemoPage'),
  keywordDiscovery: toolPage('KeywordDiscoveryPage'),
  tiktokRankTracking: toolPage('RankTrackingPage'),
  competitorMonitoring: toolPage('CompetitorMonitoringPage'),
  faq: staticScreen(() => import('#src/features/marketing/faq-page.tsx'), 'FaqPage'),
  about: staticScreen(() => import('#src/features/marketing/about-page.tsx'), 'AboutPage'),
  privacyPolicy: staticScreen(
    () => import('#src/features/marketing/privacy-policy-page.tsx'),
    'PrivacyPolicyPage',
  ),
  howItIsMeasured: staticScreen(
    () => import('#src/features/marketing/how-it-is-measured-page.tsx'),
    'HowItIsMeasuredPage',
  ),
  developers: lazyScreen(() => import('#src/features/developers/developers-page.tsx'), 'DevelopersPage'),
  tiktokRankTracker: {
    Screen: () => <Redirect to={routes.tiktokRankTracking} replace />,
    preload: async () => undefined,
  },
  blog,
  blogPage: blog,
  blogPost: staticScreen(() => import('#src/features/blog/post-page.tsx'), 'PostPage'),
  authors: staticScreen(() => import('#src/features/authors/authors-page.tsx'), 'AuthorsPage'),
  author: staticScreen(() => import('#src/features/authors/author-page.tsx'), 'AuthorPage'),
  contact: lazyScreen(() => import('#src/features/contact/contact-page.tsx'), 'ContactPage'),
}

/** For visitors only: a signed-in user must sign out first. */
const signedOutScreens: Screens = {
  login: lazyScreen(() => import('#src/features/auth/login-page.tsx'), 'LoginPage'),
  signup: lazyScreen(() => import('#src/features/auth/signup-page.tsx'), 'SignupPage'),
}

const signedInScreens: Screens = {
  completeProfile: lazyScreen(
    () => import('#src/features/profile/complete-profile-page.tsx'),
    'CompleteProfilePage',
  ),
  dashboard: lazyScreen(() => import('#src/features/dashboard/dashboard-page.tsx'), 'DashboardPage'),
  search: lazyScreen(() => import('#src/features/search/search-page.tsx'), 'SearchPage'),
  searchCheck: lazyScreen(
    () => import('#src/features/search-check/search-check-page.tsx'),
    'SearchCheckPage',
  ),
  searchMulti: lazyScreen(() => import('#src/features/search/multi-search-page.tsx'), 'MultiSearchPage'),
  keyPhraseSearchHistory: history,
  searchResultsCheckHistory: history,
  searchResultsCheck: lazyScreen(
    () => import('#src/features/history/check-detail-page.tsx'),
    'CheckDetailPage',
  ),
  keyPhrase: lazyScreen(() => import('#src/features/key-phrase/key-phrase-page.tsx'), 'KeyPhrasePage'),
  rankTracking: lazyScreen(() => import('#src/features/tracking/tracking-page.tsx'), 'TrackingPage'),
  ideas: lazyScreen(() => import('#src/features/ideas/ideas-page.tsx'), 'IdeasPage'),
  alerts: lazyScreen(() => import('#src/features/alerts/alerts-page.tsx'), 'AlertsPage'),
  share: lazyScreen(() => import('#src/features/tracking/share/share-page.tsx'), 'SharePage'),
  report: lazyScreen(() => import('#src/features/report/report-page.tsx'), 'ReportPage'),
  account: lazyScreen(() => import('./account-screen.tsx'), 'AccountScreen'),
  payment: lazyScreen(() => import('#src/features/payment/payment-page.tsx'), 'PaymentPage'),
  admin: lazyScreen(() => import('#src/features/admin/admin-page.tsx'), 'AdminPage'),
}

const titles: Partial<Record<RouteName, keyof typeof placeWords>> = {
  forgotPassword: 'passwordReset',
  resetPassword: 'newPassword',
  searchResultsDemo: 'freeSearch',
  login: 'signIn',
  signup: 'signUp',
  completeProfile: 'completeProfile',
  dashboard: 'dashboard',
  search: 'discover',
  searchCheck: 'searchCheck',
  searchMulti: 'multiSearch',
  keyPhraseSearchHistory: 'history',
  searchResultsCheckHistory: 'checkHistory',
  rankTracking: 'tracking',
  ideas: 'ideas',
  alerts: 'alerts',
  share: 'share',
  report: 'report',
  account: 'account',
  payment: 'payment',
}

/** Hidden from search engines, as are all screens for signed-in users. */
const hidden: readonly RouteName[] = ['forgotPassword', 'resetPassword', 'searchResultsDemo']

/** Pages whose first render is the same for everyone. */
const prerendered: readonly RouteName[] = [
  'home',
  'keywordDiscovery',
  'tiktokRankTracking',
  'competitorMonitoring',
  'faq',
  'about',
  'privacyPolicy',
  'howItIsMeasured',
  'developers',
  'contact',
  'login',
]

function listPages(access: Page['access'], screens: Screens): Page[] {
  return (Object.entries(screens) as [RouteName, LazyScreen][]).map(([name, screen]) => ({
    path: routes[name],
    title: titles[name],
    access,
    hidden: hidden.includes(name),
    prerendered: prerendered.includes(name),
    ...screen,
  }))
}

const allPages = [
  ...listPages('public', publicScreens),
  ...listPages('signed-out', signedOutScreens),
  ...listPages('signed-in', signedInScreens),
]

export const pages = hasContent ? allPages : allPages.filter(({ path }) => !isContentRoute(path))

export const notFound = lazyScreen(() => import('#src/features/not-found/not-found-page.tsx'), 'NotFoundPage')

function pageAt(address: string): Page | undefined {
  const path = routePath(address)
  return pages.find((page) => isAtRoute(path, page.path))
}

export function screenAt(address: string): LazyScreen {
  return pageAt(address) ?? notFound
}

export function needsSession(address: string): boolean {
  return pageAt(address)?.access === 'signed-in'
}

export function isPublished(address: string): boolean {
  const page = pageAt(address)
  return page?.access === 'public' && !page.hidden
}

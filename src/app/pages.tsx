import { Redirect } from 'wouter'
import { routePath } from '#src/domain/shell/addresses.ts'
import { isAtRoute, isContentRoute, type Route, routes } from '#src/domain/shell/routes.ts'
import { hasContent } from '#src/lib/env.ts'
import { placeWords } from '#src/words/shell/places.ts'
import { type LazyScreen, lazyScreen, staticScreen } from './lazy-screen.tsx'

interface Page extends LazyScreen {
  path: Route
  /** undefined if the screen sets its own title. */
  title: (() => string) | undefined
  access: 'public' | 'signed-in' | 'signed-out'
  hidden: boolean
  prerendered: boolean
}

const blog = lazyScreen(() => import('#src/features/blog/blog-page.tsx'), 'BlogPage')
const history = lazyScreen(() => import('#src/features/history/history-screen.tsx'), 'HistoryScreen')

type Screens = Partial<Record<Route, LazyScreen>>

const publicScreens: Screens = {
  [routes.home]: lazyScreen(() => import('./home-screen.tsx'), 'HomeScreen'),
  [routes.forgotPassword]: lazyScreen(
    () => import('#src/features/auth/forgot-password-page.tsx'),
    'ForgotPasswordPage',
  ),
  [routes.resetPassword]: lazyScreen(
    () => import('#src/features/auth/reset-password-page.tsx'),
    'ResetPasswordPage',
  ),
  [routes.searchResultsDemo]: lazyScreen(() => import('#src/features/demo/demo-page.tsx'), 'DemoPage'),
  [routes.keywordDiscovery]: staticScreen(
    () => import('#src/features/marketing/tool-pages.tsx'),
    'KeywordDiscoveryPage',
  ),
  [routes.tiktokRankTracking]: staticScreen(
    () => import('#src/features/marketing/tool-pages.tsx'),
    'RankTrackingPage',
  ),
  [routes.competitorMonitoring]: staticScreen(
    () => import('#src/features/marketing/tool-pages.tsx'),
    'CompetitorMonitoringPage',
  ),
  [routes.faq]: staticScreen(() => import('#src/features/marketing/faq-page.tsx'), 'FaqPage'),
  [routes.about]: staticScreen(() => import('#src/features/marketing/about-page.tsx'), 'AboutPage'),
  [routes.privacyPolicy]: staticScreen(
    () => import('#src/features/marketing/privacy-policy-page.tsx'),
    'PrivacyPolicyPage',
  ),
  [routes.howItIsMeasured]: staticScreen(
    () => import('#src/features/marketing/how-it-is-measured-page.tsx'),
    'HowItIsMeasuredPage',
  ),
  [routes.developers]: lazyScreen(
    () => import('#src/features/developers/developers-page.tsx'),
    'DevelopersPage',
  ),
  [routes.tiktokRankTracker]: {
    Screen: () => <Redirect to={routes.tiktokRankTracking} replace />,
    preload: async () => undefined,
  },
  [routes.blog]: blog,
  [routes.blogPage]: blog,
  [routes.blogPost]: staticScreen(() => import('#src/features/blog/post-page.tsx'), 'PostPage'),
  [routes.authors]: staticScreen(() => import('#src/features/authors/authors-page.tsx'), 'AuthorsPage'),
  [routes.author]: staticScreen(() => import('#src/features/authors/author-page.tsx'), 'AuthorPage'),
  [routes.contact]: lazyScreen(() => import('#src/features/contact/contact-page.tsx'), 'ContactPage'),
}

/** For visitors only: a signed-in user must sign out first. */
const signedOutScreens: Screens = {
  [routes.login]: lazyScreen(() => import('#src/features/auth/login-page.tsx'), 'LoginPage'),
  [routes.signup]: lazyScreen(() => import('#src/features/auth/signup-page.tsx'), 'SignupPage'),
}

const signedInScreens: Screens = {
  [routes.completeProfile]: lazyScreen(
    () => import('#src/features/profile/complete-profile-page.tsx'),
    'CompleteProfilePage',
  ),
  [routes.dashboard]: lazyScreen(() => import('#src/features/dashboard/dashboard-page.tsx'), 'DashboardPage'),
  [routes.search]: lazyScreen(() => import('#src/features/search/search-page.tsx'), 'SearchPage'),
  [routes.searchCheck]: lazyScreen(
    () => import('#src/features/search-check/search-check-page.tsx'),
    'SearchCheckPage',
  ),
  [routes.searchMulti]: lazyScreen(
    () => import('#src/features/search/multi-search-page.tsx'),
    'MultiSearchPage',
  ),
  [routes.keyPhraseSearchHistory]: history,
  [routes.searchResultsCheckHistory]: history,
  [routes.searchResultsCheck]: lazyScreen(
    () => import('#src/features/history/check-detail-page.tsx'),
    'CheckDetailPage',
  ),
  [routes.keyPhrase]: lazyScreen(
    () => import('#src/features/key-phrase/key-phrase-page.tsx'),
    'KeyPhrasePage',
  ),
  [routes.rankTracking]: lazyScreen(() => import('#src/features/tracking/tracking-page.tsx'), 'TrackingPage'),
  [routes.ideas]: lazyScreen(() => import('#src/features/ideas/ideas-page.tsx'), 'IdeasPage'),
  [routes.alerts]: lazyScreen(() => import('#src/features/alerts/alerts-page.tsx'), 'AlertsPage'),
  [routes.share]: lazyScreen(() => import('#src/features/tracking/share/share-page.tsx'), 'SharePage'),
  [routes.report]: lazyScreen(() => import('#src/features/report/report-page.tsx'), 'ReportPage'),
  [routes.account]: lazyScreen(() => import('./account-screen.tsx'), 'AccountScreen'),
  [routes.payment]: lazyScreen(() => import('#src/features/payment/payment-page.tsx'), 'PaymentPage'),
  [routes.admin]: lazyScreen(() => import('#src/features/admin/admin-page.tsx'), 'AdminPage'),
}

const titles: Partial<Record<Route, () => string>> = {
  [routes.forgotPassword]: () => placeWords.passwordReset,
  [routes.resetPassword]: () => placeWords.newPassword,
  [routes.searchResultsDemo]: () => placeWords.freeSearch,
  [routes.login]: () => placeWords.signIn,
  [routes.signup]: () => placeWords.signUp,
  [routes.completeProfile]: () => placeWords.completeProfile,
  [routes.dashboard]: () => placeWords.dashboard,
  [routes.search]: () => placeWords.discover,
  [routes.searchCheck]: () => placeWords.searchCheck,
  [routes.searchMulti]: () => placeWords.multiSearch,
  [routes.keyPhraseSearchHistory]: () => placeWords.history,
  [routes.searchResultsCheckHistory]: () => placeWords.checkHistory,
  [routes.rankTracking]: () => placeWords.tracking,
  [routes.ideas]: () => placeWords.ideas,
  [routes.alerts]: () => placeWords.alerts,
  [routes.share]: () => placeWords.share,
  [routes.report]: () => placeWords.report,
  [routes.account]: () => placeWords.account,
  [routes.payment]: () => placeWords.payment,
}

/** Hidden from search engines, as are all screens for signed-in users. */
const hidden: readonly Route[] = [routes.forgotPassword, routes.resetPassword, routes.searchResultsDemo]

/** Pages whose first render is the same for everyone. */
const prerendered: readonly Route[] = [
  routes.home,
  routes.keywordDiscovery,
  routes.tiktokRankTracking,
  routes.competitorMonitoring,
  routes.faq,
  routes.about,
  routes.privacyPolicy,
  routes.howItIsMeasured,
  routes.developers,
  routes.contact,
  routes.login,
]

function listPages(access: Page['access'], screens: Screens): Page[] {
  return (Object.entries(screens) as [Route, LazyScreen][]).map(([path, screen]) => ({
    path,
    title: titles[path],
    access,
    hidden: hidden.includes(path),
    prerendered: prerendered.includes(path),
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

import { Redirect } from 'wouter'
import { routePath } from '#src/domain/shell/addresses.ts'
import { isAtRoute, isContentRoute, type Route, routes } from '#src/domain/shell/routes.ts'
import { hasContent } from '#src/lib/env.ts'
import { placeWords } from '#src/words/shell/places.ts'
import { type LazyScreen, lazyScreen, staticScreen } from './lazy-screen.tsx'

interface Page extends LazyScreen {
  path: Route
  /** Omitted if the screen sets its own title. */
  title?: () => string
  access: 'public' | 'signed-in' | 'signed-out'
  /** Hidden from search engines, as are all screens for signed-in users. */
  hidden?: true
  /** Set only if the first render is the same for everyone. */
  prerendered?: true
}

// Shared, because each of these screens has two addresses.
const blog = lazyScreen(() => import('#src/features/blog/blog-page.tsx'), 'BlogPage')
const history = lazyScreen(() => import('#src/features/history/history-screen.tsx'), 'HistoryScreen')

type Listed = Omit<Page, 'access'>

const publicPages: readonly Listed[] = [
  {
    path: routes.home,
    prerendered: true,
    ...lazyScreen(() => import('./home-screen.tsx'), 'HomeScreen'),
  },
  {
    path: routes.forgotPassword,
    title: () => placeWords.passwordReset,
    hidden: true,
    ...lazyScreen(() => import('#src/features/auth/forgot-password-page.tsx'), 'ForgotPasswordPage'),
  },
  {
    path: routes.resetPassword,
    title: () => placeWords.newPassword,
    hidden: true,
    ...lazyScreen(() => import('#src/features/auth/reset-password-page.tsx'), 'ResetPasswordPage'),
  },
  {
    path: routes.searchResultsDemo,
    title: () => placeWords.freeSearch,
    hidden: true,
    ...lazyScreen(() => import('#src/features/demo/demo-page.tsx'), 'DemoPage'),
  },
  {
    path: routes.keywordDiscovery,
    prerendered: true,
    ...staticScreen(() => import('#src/features/marketing/tool-pages.tsx'), 'KeywordDiscoveryPage'),
  },
  {
    path: routes.tiktokRankTracking,
    prerendered: true,
    ...staticScreen(() => import('#src/features/marketing/tool-pages.tsx'), 'RankTrackingPage'),
  },
  {
    path: routes.competitorMonitoring,
    prerendered: true,
    ...staticScreen(() => import('#src/features/marketing/tool-pages.tsx'), 'CompetitorMonitoringPage'),
  },
  {
    path: routes.faq,
    prerendered: true,
    ...staticScreen(() => import('#src/features/marketing/faq-page.tsx'), 'FaqPage'),
  },
  {
    path: routes.about,
    prerendered: true,
    ...staticScreen(() => import('#src/features/marketing/about-page.tsx'), 'AboutPage'),
  },
  {
    path: routes.privacyPolicy,
    prerendered: true,
    ...staticScreen(() => import('#src/features/marketing/privacy-policy-page.tsx'), 'PrivacyPolicyPage'),
  },
  {
    path: routes.howItIsMeasured,
    prerendered: true,
    ...staticScreen(
      () => import('#src/features/marketing/how-it-is-measured-page.tsx'),
      'HowItIsMeasuredPage',
    ),
  },
  {
    path: routes.developers,
    prerendered: true,
    ...lazyScreen(() => import('#src/features/developers/developers-page.tsx'), 'DevelopersPage'),
  },
  {
    path: routes.tiktokRankTracker,
    Screen: () => <Redirect to={routes.tiktokRankTracking} replace />,
    preload: async () => undefined,
  },
  { path: routes.blog, ...blog },
  { path: routes.blogPage, ...blog },
  {
    path: routes.blogPost,
    ...staticScreen(() => import('#src/features/blog/post-page.tsx'), 'PostPage'),
  },
  {
    path: routes.authors,
    ...staticScreen(() => import('#src/features/authors/authors-page.tsx'), 'AuthorsPage'),
  },
  {
    path: routes.author,
    ...staticScreen(() => import('#src/features/authors/author-page.tsx'), 'AuthorPage'),
  },
  {
    path: routes.contact,
    prerendered: true,
    ...lazyScreen(() => import('#src/features/contact/contact-page.tsx'), 'ContactPage'),
  },
]

/** A signed-in user must sign out first. */
const signedOutPages: readonly Listed[] = [
  {
    path: routes.login,
    title: () => placeWords.signIn,
    prerendered: true,
    ...lazyScreen(() => import('#src/features/auth/login-page.tsx'), 'LoginPage'),
  },
  {
    path: routes.signup,
    title: () => placeWords.signUp,
    ...lazyScreen(() => import('#src/features/auth/signup-page.tsx'), 'SignupPage'),
  },
]

const signedInPages: readonly Listed[] = [
  {
    path: routes.completeProfile,
    title: () => placeWords.completeProfile,
    ...lazyScreen(() => import('#src/features/profile/complete-profile-page.tsx'), 'CompleteProfilePage'),
  },
  {
    path: routes.dashboard,
    title: () => placeWords.dashboard,
    ...lazyScreen(() => import('#src/features/dashboard/dashboard-page.tsx'), 'DashboardPage'),
  },
  {
    path: routes.search,
    title: () => placeWords.discover,
    ...lazyScreen(() => import('#src/features/search/search-page.tsx'), 'SearchPage'),
  },
  {
    path: routes.searchCheck,
    title: () => placeWords.searchCheck,
    ...lazyScreen(() => import('#src/features/search-check/search-check-page.tsx'), 'SearchCheckPage'),
  },
  {
    path: routes.searchMulti,
    title: () => placeWords.multiSearch,
    ...lazyScreen(() => import('#src/features/search/multi-search-page.tsx'), 'MultiSearchPage'),
  },
  {
    path: routes.keyPhraseSearchHistory,
    title: () => placeWords.history,
    ...history,
  },
  {
    path: routes.searchResultsCheckHistory,
    title: () => placeWords.checkHistory,
    ...history,
  },
  {
    path: routes.searchResultsCheck,
    ...lazyScreen(() => import('#src/features/history/check-detail-page.tsx'), 'CheckDetailPage'),
  },
  {
    path: routes.keyPhrase,
    ...lazyScreen(() => import('#src/features/key-phrase/key-phrase-page.tsx'), 'KeyPhrasePage'),
  },
  {
    path: routes.rankTracking,
    title: () => placeWords.tracking,
    ...lazyScreen(() => import('#src/features/tracking/tracking-page.tsx'), 'TrackingPage'),
  },
  {
    path: routes.ideas,
    title: () => placeWords.ideas,
    ...lazyScreen(() => import('#src/features/ideas/ideas-page.tsx'), 'IdeasPage'),
  },
  {
    path: routes.alerts,
    title: () => placeWords.alerts,
    ...lazyScreen(() => import('#src/features/alerts/alerts-page.tsx'), 'AlertsPage'),
  },
  {
    path: routes.share,
    title: () => placeWords.share,
    ...lazyScreen(() => import('#src/features/tracking/share/share-page.tsx'), 'SharePage'),
  },
  {
    path: routes.report,
    title: () => placeWords.report,
    ...lazyScreen(() => import('#src/features/report/report-page.tsx'), 'ReportPage'),
  },
  {
    path: routes.account,
    title: () => placeWords.account,
    ...lazyScreen(() => import('./account-screen.tsx'), 'AccountScreen'),
  },
  {
    path: routes.payment,
    title: () => placeWords.payment,
    ...lazyScreen(() => import('#src/features/payment/payment-page.tsx'), 'PaymentPage'),
  },
  {
    path: routes.admin,
    ...lazyScreen(() => import('#src/features/admin/admin-page.tsx'), 'AdminPage'),
  },
]

const allPages: readonly Page[] = [
  ...publicPages.map((page) => ({ ...page, access: 'public' as const })),
  ...signedOutPages.map((page) => ({ ...page, access: 'signed-out' as const })),
  ...signedInPages.map((page) => ({ ...page, access: 'signed-in' as const })),
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

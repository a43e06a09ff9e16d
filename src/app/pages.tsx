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
  /** `signed-out`: a signed-in user must sign out first. */
  access: 'public' | 'signed-in' | 'signed-out'
  /** Hidden from search engines, as are all screens for signed-in users. */
  hidden?: true
  /** Set only if the first render is the same for everyone. */
  prerendered?: true
}

// Shared, because each of these screens has two addresses.
const blog = lazyScreen(() => import('#src/features/blog/blog-page.tsx'), 'BlogPage')
const history = lazyScreen(() => import('#src/features/history/history-screen.tsx'), 'HistoryScreen')

const allPages: readonly Page[] = [
  {
    path: routes.home,
    access: 'public',
    prerendered: true,
    ...lazyScreen(() => import('./home-screen.tsx'), 'HomeScreen'),
  },
  {
    path: routes.login,
    title: () => placeWords.signIn,
    access: 'signed-out',
    prerendered: true,
    ...lazyScreen(() => import('#src/features/auth/login-page.tsx'), 'LoginPage'),
  },
  {
    path: routes.signup,
    title: () => placeWords.signUp,
    access: 'signed-out',
    ...lazyScreen(() => import('#src/features/auth/signup-page.tsx'), 'SignupPage'),
  },
  {
    path: routes.forgotPassword,
    title: () => placeWords.passwordReset,
    access: 'public',
    hidden: true,
    ...lazyScreen(() => import('#src/features/auth/forgot-password-page.tsx'), 'ForgotPasswordPage'),
  },
  {
    path: routes.resetPassword,
    title: () => placeWords.newPassword,
    access: 'public',
    hidden: true,
    ...lazyScreen(() => import('#src/features/auth/reset-password-page.tsx'), 'ResetPasswordPage'),
  },
  {
    path: routes.completeProfile,
    title: () => placeWords.completeProfile,
    access: 'signed-in',
    ...lazyScreen(() => import('#src/features/profile/complete-profile-page.tsx'), 'CompleteProfilePage'),
  },
  {
    path: routes.dashboard,
    title: () => placeWords.dashboard,
    access: 'signed-in',
    ...lazyScreen(() => import('#src/features/dashboard/dashboard-page.tsx'), 'DashboardPage'),
  },
  {
    path: routes.search,
    title: () => placeWords.discover,
    access: 'signed-in',
    ...lazyScreen(() => import('#src/features/search/search-page.tsx'), 'SearchPage'),
  },
  {
    path: routes.searchCheck,
    title: () => placeWords.searchCheck,
    access: 'signed-in',
    ...lazyScreen(() => import('#src/features/search-check/search-check-page.tsx'), 'SearchCheckPage'),
  },
  {
    path: routes.searchMulti,
    title: () => placeWords.multiSearch,
    access: 'signed-in',
    ...lazyScreen(() => import('#src/features/search/multi-search-page.tsx'), 'MultiSearchPage'),
  },
  {
    path: routes.searchResultsDemo,
    title: () => placeWords.freeSearch,
    access: 'public',
    hidden: true,
    ...lazyScreen(() => import('#src/features/demo/demo-page.tsx'), 'DemoPage'),
  },
  {
    path: routes.keyPhraseSearchHistory,
    title: () => placeWords.history,
    access: 'signed-in',
    ...history,
  },
  {
    path: routes.searchResultsCheckHistory,
    title: () => placeWords.checkHistory,
    access: 'signed-in',
    ...history,
  },
  {
    path: routes.searchResultsCheck,
    access: 'signed-in',
    ...lazyScreen(() => import('#src/features/history/check-detail-page.tsx'), 'CheckDetailPage'),
  },
  {
    path: routes.keyPhrase,
    access: 'signed-in',
    ...lazyScreen(() => import('#src/features/key-phrase/key-phrase-page.tsx'), 'KeyPhrasePage'),
  },
  {
    path: routes.rankTracking,
    title: () => placeWords.tracking,
    access: 'signed-in',
    ...lazyScreen(() => import('#src/features/tracking/tracking-page.tsx'), 'TrackingPage'),
  },
  {
    path: routes.ideas,
    title: () => placeWords.ideas,
    access: 'signed-in',
    ...lazyScreen(() => import('#src/features/ideas/ideas-page.tsx'), 'IdeasPage'),
  },
  {
    path: routes.alerts,
    title: () => placeWords.alerts,
    access: 'signed-in',
    ...lazyScreen(() => import('#src/features/alerts/alerts-page.tsx'), 'AlertsPage'),
  },
  {
    path: routes.share,
    title: () => placeWords.share,
    access: 'signed-in',
    ...lazyScreen(() => import('#src/features/tracking/share/share-page.tsx'), 'SharePage'),
  },
  {
    path: routes.report,
    title: () => placeWords.report,
    access: 'signed-in',
    ...lazyScreen(() => import('#src/features/report/report-page.tsx'), 'ReportPage'),
  },
  {
    path: routes.account,
    title: () => placeWords.account,
    access: 'signed-in',
    ...lazyScreen(() => import('./account-screen.tsx'), 'AccountScreen'),
  },
  {
    path: routes.keywordDiscovery,
    access: 'public',
    prerendered: true,
    ...staticScreen(() => import('#src/features/marketing/tool-pages.tsx'), 'KeywordDiscoveryPage'),
  },
  {
    path: routes.tiktokRankTracking,
    access: 'public',
    prerendered: true,
    ...staticScreen(() => import('#src/features/marketing/tool-pages.tsx'), 'RankTrackingPage'),
  },
  {
    path: routes.competitorMonitoring,
    access: 'public',
    prerendered: true,
    ...staticScreen(() => import('#src/features/marketing/tool-pages.tsx'), 'CompetitorMonitoringPage'),
  },
  {
    path: routes.faq,
    access: 'public',
    prerendered: true,
    ...staticScreen(() => import('#src/features/marketing/faq-page.tsx'), 'FaqPage'),
  },
  {
    path: routes.about,
    access: 'public',
    prerendered: true,
    ...staticScreen(() => import('#src/features/marketing/about-page.tsx'), 'AboutPage'),
  },
  {
    path: routes.privacyPolicy,
    access: 'public',
    prerendered: true,
    ...staticScreen(() => import('#src/features/marketing/privacy-policy-page.tsx'), 'PrivacyPolicyPage'),
  },
  {
    path: routes.howItIsMeasured,
    access: 'public',
    prerendered: true,
    ...staticScreen(
      () => import('#src/features/marketing/how-it-is-measured-page.tsx'),
      'HowItIsMeasuredPage',
    ),
  },
  {
    path: routes.developers,
    access: 'public',
    prerendered: true,
    ...lazyScreen(() => import('#src/features/developers/developers-page.tsx'), 'DevelopersPage'),
  },
  {
    path: routes.tiktokRankTracker,
    access: 'public',
    Screen: () => <Redirect to={routes.tiktokRankTracking} replace />,
    preload: async () => undefined,
  },
  { path: routes.blog, access: 'public', ...blog },
  { path: routes.blogPage, access: 'public', ...blog },
  {
    path: routes.blogPost,
    access: 'public',
    ...staticScreen(() => import('#src/features/blog/post-page.tsx'), 'PostPage'),
  },
  {
    path: routes.authors,
    access: 'public',
    ...staticScreen(() => import('#src/features/authors/authors-page.tsx'), 'AuthorsPage'),
  },
  {
    path: routes.author,
    access: 'public',
    ...staticScreen(() => import('#src/features/authors/author-page.tsx'), 'AuthorPage'),
  },
  {
    path: routes.payment,
    title: () => placeWords.payment,
    access: 'signed-in',
    ...lazyScreen(() => import('#src/features/payment/payment-page.tsx'), 'PaymentPage'),
  },
  {
    path: routes.contact,
    access: 'public',
    prerendered: true,
    ...lazyScreen(() => import('#src/features/contact/contact-page.tsx'), 'ContactPage'),
  },
  {
    path: routes.admin,
    access: 'signed-in',
    ...lazyScreen(() => import('#src/features/admin/admin-page.tsx'), 'AdminPage'),
  },
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

import { type Route, routes } from '../src/domain/shell/routes.ts'

interface ScreenParts {
  /**
   * The source files to load for the screen, besides their static imports and what the entry already loads.
   * An item such as `_plot` is the start of a shared chunk's key in the build manifest.
   */
  loads: readonly string[]
  /** Loaded after `loads`. */
  follows?: readonly string[]
}

const shell = ['_signed-in']
const screen = (file: string, ...more: string[]): ScreenParts => ({
  loads: [...shell, `src/features/${file}`, ...more],
})

/** The code to preload for each screen, except code that loads only on a press, on scroll or in some states. */
export const screenParts: Partial<Record<Route, ScreenParts>> = {
  [routes.dashboard]: {
    ...screen('dashboard/dashboard-page.tsx'),
    follows: [
      'src/features/dashboard/read-event-details.ts',
      'src/features/dashboard/focused-chart.tsx',
      '_plot',
    ],
  },
  [routes.rankTracking]: screen('tracking/tracking-page.tsx'),
  [routes.keyPhrase]: {
    ...screen('key-phrase/key-phrase-page.tsx'),
    follows: ['_plot', 'src/features/key-phrase/stats/stats-section.tsx'],
  },
  [routes.keyPhraseSearchHistory]: screen('history/history-screen.tsx'),
  [routes.search]: screen('search/search-page.tsx'),
  [routes.searchCheck]: screen('search-check/search-check-page.tsx'),
  [routes.searchMulti]: screen('search/multi-search-page.tsx', 'src/features/search/batch/batch-ask.tsx'),
  [routes.searchResultsCheckHistory]: screen(
    'history/history-screen.tsx',
    'src/features/history/check-history-page.tsx',
  ),
  [routes.searchResultsCheck]: screen('history/check-detail-page.tsx'),
  [routes.ideas]: screen('ideas/ideas-page.tsx'),
  [routes.alerts]: screen('alerts/alerts-page.tsx'),
  [routes.report]: screen('report/report-page.tsx'),
  [routes.share]: screen('tracking/share/share-page.tsx'),
  [routes.account]: {
    loads: [...shell, 'src/app/account-screen.tsx', 'src/features/account/security/security.tsx'],
  },
  [routes.payment]: screen('payment/payment-page.tsx'),
  [routes.completeProfile]: screen('profile/complete-profile-page.tsx'),
}

/** The service worker stores the code of these screens first, in this order. */
export const mainScreens: readonly Route[] = [
  routes.dashboard,
  routes.rankTracking,
  routes.keyPhrase,
  routes.keyPhraseSearchHistory,
]

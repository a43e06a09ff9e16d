import { type Route, routes } from '#src/domain/shell/routes.ts'

export interface Place {
  label: string
  path: Route
}

/** The bar at the top, by who is here, and what the phone's menu has besides (spec, section 2). */
export const navigation = {
  'signed-out': {
    bar: [
      { label: 'Keyword discovery', path: routes.keywordDiscovery },
      { label: 'Rank tracking', path: routes.tiktokRankTracking },
      { label: 'Competitor monitoring', path: routes.competitorMonitoring },
      { label: 'Blog', path: routes.blog },
    ],
    menuOnly: [{ label: 'Authors', path: routes.authors }],
  },
  'signed-in': {
    bar: [
      { label: 'Dashboard', path: routes.dashboard },
      { label: 'Rank tracking', path: routes.rankTracking },
      { label: 'Search history', path: routes.keyPhraseSearchHistory },
      { label: 'Check history', path: routes.searchResultsCheckHistory },
      { label: 'Blog', path: routes.blog },
      { label: 'Account', path: routes.account },
    ],
    menuOnly: [
      { label: 'Authors', path: routes.authors },
      { label: 'About rank tracking', path: routes.tiktokRankTracking },
    ],
  },
} as const satisfies Record<string, { bar: readonly Place[]; menuOnly: readonly Place[] }>

export const footer: readonly Place[] = [
  { label: 'Keyword discovery', path: routes.keywordDiscovery },
  { label: 'Rank tracking', path: routes.tiktokRankTracking },
  { label: 'Competitor monitoring', path: routes.competitorMonitoring },
  { label: 'FAQ', path: routes.faq },
  { label: 'About', path: routes.about },
  { label: 'Contact', path: routes.contact },
  { label: 'Privacy policy', path: routes.privacyPolicy },
]

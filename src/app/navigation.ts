import { type Route, routes } from '#src/domain/shell/routes.ts'
import { placeWords } from '#src/words/places.ts'

export interface Place {
  label: string
  path: Route
}

interface Navigation {
  /** The bar at the top. */
  bar: Place[]
  /** What the phone's menu has besides. */
  menuOnly: Place[]
}

/** The ways on from every page, by who is here (spec, section 2). */
export function navigation(signedIn: boolean): Navigation {
  const authors = { label: placeWords.authors, path: routes.authors }
  const blog = { label: placeWords.blog, path: routes.blog }
  return signedIn
    ? {
        bar: [
          { label: placeWords.dashboard, path: routes.dashboard },
          { label: placeWords.rankTracking, path: routes.rankTracking },
          { label: placeWords.searchHistory, path: routes.keyPhraseSearchHistory },
          { label: placeWords.checkHistory, path: routes.searchResultsCheckHistory },
          blog,
          { label: placeWords.account, path: routes.account },
        ],
        menuOnly: [authors, { label: placeWords.aboutRankTracking, path: routes.tiktokRankTracking }],
      }
    : {
        bar: [
          { label: placeWords.keywordDiscovery, path: routes.keywordDiscovery },
          { label: placeWords.rankTracking, path: routes.tiktokRankTracking },
          { label: placeWords.competitorMonitoring, path: routes.competitorMonitoring },
          blog,
        ],
        menuOnly: [authors],
      }
}

/** The ways on from the bottom of every page. */
export function footer(): Place[] {
  return [
    { label: placeWords.keywordDiscovery, path: routes.keywordDiscovery },
    { label: placeWords.rankTracking, path: routes.tiktokRankTracking },
    { label: placeWords.competitorMonitoring, path: routes.competitorMonitoring },
    { label: placeWords.faq, path: routes.faq },
    { label: placeWords.about, path: routes.about },
    { label: placeWords.contact, path: routes.contact },
    { label: placeWords.privacyPolicy, path: routes.privacyPolicy },
  ]
}

import { type Route, routes } from '#src/domain/shell/routes.ts'
import { placeWords } from '#src/words/shell/places.ts'
import { type Place, servedPlaces } from './navigation.ts'

export function tabs(): [Place, Place, Place, Place, Place] {
  return [
    { label: placeWords.dashboard, path: routes.dashboard },
    { label: placeWords.discover, path: routes.search, holds: [routes.searchMulti, routes.searchCheck] },
    {
      label: placeWords.tracking,
      path: routes.rankTracking,
      holds: [routes.keyPhrase, routes.ideas, routes.alerts, routes.share, routes.report],
    },
    {
      label: placeWords.history,
      path: routes.keyPhraseSearchHistory,
      holds: [routes.searchResultsCheckHistory, routes.searchResultsCheck],
    },
    {
      label: placeWords.account,
      path: routes.account,
      holds: [routes.payment, routes.completeProfile],
    },
  ]
}

export function findTab(route: Route): Place | undefined {
  return tabs().find((tab) => tab.path === route || tab.holds?.includes(route))
}

export function memberBar(): Place[] {
  const [home, discover, tracking, history, account] = tabs()
  return servedPlaces([
    home,
    discover,
    { ...tracking, holds: tracking.holds?.filter((route) => route !== routes.ideas) ?? [] },
    { label: placeWords.ideas, path: routes.ideas },
    { ...history, holds: [] },
    { label: placeWords.checkHistory, path: routes.searchResultsCheckHistory },
    { label: placeWords.blog, path: routes.blog },
    account,
  ])
}

/** Pages that the bar omits; a phone lists them on the account page. */
export function besidesBar(): Place[] {
  return servedPlaces([
    { label: placeWords.authors, path: routes.authors },
    { label: placeWords.aboutRankTracking, path: routes.tiktokRankTracking },
  ])
}

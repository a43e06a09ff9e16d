import { isContentRoute, type Route, routes } from '#src/domain/shell/routes.ts'
import { hasContent } from '#src/lib/env.ts'
import { placeWords } from '#src/words/shell/places.ts'

export interface Place {
  label: string
  path: Route
  holds?: readonly Route[]
}

/** Leaves out the blog and its authors in a build without a content service. */
export function servedPlaces(places: Place[]): Place[] {
  return hasContent ? places : places.filter(({ path }) => !isContentRoute(path))
}

export function visitorBar(): Place[] {
  return servedPlaces([
    { label: placeWords.keywordDiscovery, path: routes.keywordDiscovery },
    { label: placeWords.rankTracking, path: routes.tiktokRankTracking },
    { label: placeWords.competitorMonitoring, path: routes.competitorMonitoring },
    { label: placeWords.publicBlog, path: routes.blog },
  ])
}

export function footer(): Place[] {
  return [
    ...visitorBar().slice(0, 3),
    { label: placeWords.faq, path: routes.faq },
    { label: placeWords.about, path: routes.about },
    { label: placeWords.contact, path: routes.contact },
    { label: placeWords.developers, path: routes.developers },
    { label: placeWords.privacyPolicy, path: routes.privacyPolicy },
  ]
}

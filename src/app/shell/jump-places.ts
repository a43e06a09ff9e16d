import { routes } from '#src/domain/shell/routes.ts'
import { placeWords } from '#src/words/shell/places.ts'
import { besidesBar, memberBar } from './member-places.ts'
import { footer, type Place } from './navigation.ts'

/** Every page that the palette leads to, each once; a page with two names has that of the signed-in navigation. */
export function jumpPlaces(served: (path: string) => boolean): Place[] {
  /** Pages outside the navigation, which are reached from the page before them. */
  const further: readonly Place[] = [
    { label: placeWords.alerts, path: routes.alerts },
    { label: placeWords.report, path: routes.report },
    { label: placeWords.multiSearch, path: routes.searchMulti },
    { label: placeWords.searchCheck, path: routes.searchCheck },
  ]
  const bar = memberBar()
  // The palette shows only the first few for an empty text: the app's own pages.
  const own = bar.filter(({ path }) => path !== routes.blog)
  const places = new Map<string, Place>()
  for (const place of [...own, ...further, ...bar, ...besidesBar(), ...footer()])
    if (served(place.path) && !places.has(place.path)) places.set(place.path, place)
  return [...places.values()]
}

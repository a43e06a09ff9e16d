import { routes } from '#src/domain/shell/routes.ts'
import { placeWords } from '#src/words/places.ts'
import { footer, navigation, type Place } from './navigation.ts'

/** Every page that the palette leads to, each once; a page of two names has that of the signed-in navigation. */
export function jumpPlaces(served: (path: string) => boolean): Place[] {
  const { bar, menuOnly } = navigation(true)
  /** What no navigation lists, being reached from the page before it. */
  const further: readonly Place[] = [
    { label: placeWords.search, path: routes.search },
    { label: placeWords.alerts, path: routes.alerts },
    { label: placeWords.multiSearch, path: routes.searchMulti },
    { label: placeWords.searchCheck, path: routes.searchCheck },
  ]
  const places = new Map<string, Place>()
  for (const place of [...bar, ...further, ...menuOnly, ...footer()])
    if (served(place.path) && !places.has(place.path)) places.set(place.path, place)
  return [...places.values()]
}

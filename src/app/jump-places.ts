import { routes } from '#src/domain/shell/routes.ts'
import { footer, navigation, type Place } from './navigation.ts'

/** What no navigation lists, being reached from the page before it. */
const further: readonly Place[] = [
  { label: 'Search', path: routes.search },
  { label: 'Alerts', path: routes.alerts },
  { label: 'Multi-search', path: routes.searchMulti },
  { label: 'Search Results Check', path: routes.searchCheck },
]

/** Every page that the palette leads to, each once; a page of two names has that of the signed-in navigation. */
export function jumpPlaces(served: (path: string) => boolean): Place[] {
  const { bar, menuOnly } = navigation['signed-in']
  const places = new Map<string, Place>()
  for (const place of [...bar, ...further, ...menuOnly, ...footer])
    if (served(place.path) && !places.has(place.path)) places.set(place.path, place)
  return [...places.values()]
}

import { routes } from '#src/domain/shell/routes.ts'
import { placeWords } from '#src/words/shell/places.ts'
import { besidesBar, memberBar } from './member-places.ts'
import { footer, type Place } from './navigation.ts'

/** Lists each page once, under its name in the signed-in navigation if it has one there. */
export function jumpPlaces(): Place[] {
  /** Pages that the navigation omits, because other pages lead to them. */
  const further: readonly Place[] = [
    { label: placeWords.alerts, path: routes.alerts },
    { label: placeWords.report, path: routes.report },
    { label: placeWords.multiSearch, path: routes.searchMulti },
    { label: placeWords.searchCheck, path: routes.searchCheck },
  ]
  const bar = memberBar()
  // The app's own pages come first, because the palette shows only the first few until the user types.
  const own = bar.filter(({ path }) => path !== routes.blog)
  const places = new Map<string, Place>()
  for (const place of [...own, ...further, ...bar, ...besidesBar(), ...footer()])
    if (!places.has(place.path)) places.set(place.path, place)
  return [...places.values()]
}

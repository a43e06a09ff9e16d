// The language of this page. A public page has the language of its address; the app has the user's.
import type { AroundNavHandler, BaseLocationHook } from 'wouter'
import { useBrowserLocation } from 'wouter/use-browser-location'
import { addressIn, routePath } from '#src/domain/shell/addresses.ts'
import { fetchPart } from '#src/lib/fetch-part.ts'
import { addressLocale, currentLocale, type Locale, localeTag, setLocale } from '#src/lib/locale.ts'
import { provideTranslation } from '#src/lib/translation.ts'
import { takeStep } from '#src/lib/travel.ts'
import { keepLocale, wantedLocale } from '#src/lib/wanted-locale.ts'
import { preloaded } from '#src/state/preloaded-content.ts'
import type { Catalogue } from '#src/words/catalogue.ts'
import { isPublished } from './pages.tsx'

// A missing language is not worth a reload.
const options = { mayReload: false }
/** Loads all sentences of a language; English is in the code. */
export const translations: Record<Exclude<Locale, 'en'>, () => Promise<Catalogue>> = {
  de: () => fetchPart(async () => (await import('#src/words/de/catalogue.ts')).catalogue, options),
  fr: () => fetchPart(async () => (await import('#src/words/fr/catalogue.ts')).catalogue, options),
}

/** The language of the page at the address. */
export function localeAt(address: string): Locale {
  return addressLocale(address) ?? (isPublished(address) ? 'en' : wantedLocale())
}

/** The intended language of this page, even if English had to replace it. */
let meant: Locale = 'en'

/**
 * Switches to a language; keeps English if its sentences cannot be loaded. Await it before anything is rendered. A
 * prerendered page contains the few that its first render reads; code that loads later waits for all of them.
 */
export async function speak(locale: Locale): Promise<void> {
  meant = locale
  if (locale === 'en') return
  const load = async () => provideTranslation({ ...(await translations[locale]()) })
  const here = preloaded('words')
  try {
    if (here) provideTranslation(here, load)
    else await load()
  } catch {
    return
  }
  setLocale(locale)
  document.documentElement.lang = localeTag()
}

/** The route at the address, whose language is not part of the routes. */
export const useRoutePath: BaseLocationHook = (...args) => {
  const [address, navigate] = useBrowserLocation(...args)
  return [routePath(address), navigate]
}

/** The address of a path in the language of this page. */
export const localHref = (path: string) => addressIn(currentLocale(), path)

/** Reloads the page if a link leads to a page in another language. */
export const crossLanguages: AroundNavHandler = (navigate, to, options) => {
  const address = addressIn(meant, to)
  const { pathname } = new URL(address, location.href)
  // A visitor who has read a page in a language continues in it, unless they have chosen another.
  if (addressLocale(location.pathname)) keepLocale(meant)
  if (localeAt(pathname) === meant) return takeStep(to, () => navigate(address, options))
  // Bypasses the router, which would render the screen in the language of this page.
  const change = options?.replace ? History.prototype.replaceState : History.prototype.pushState
  change.call(history, options?.state ?? null, '', address)
  location.reload()
}

/** The same for back and forward navigation. Must be called before the router listens. */
export function watchSteps(): void {
  addEventListener('popstate', (event) => {
    if (localeAt(location.pathname) === meant) return
    event.stopImmediatePropagation()
    location.reload()
  })
}

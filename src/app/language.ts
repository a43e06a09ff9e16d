// The language prefix of an address decides the language. Without a prefix, published pages are in English
// and the other pages in the language that the user prefers.
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

// If a translation cannot be loaded, a page in English is better than a reload.
const options = { mayReload: false }
/** Omits English, which is part of the code. */
export const translations: Record<Exclude<Locale, 'en'>, () => Promise<Catalogue>> = {
  de: () => fetchPart(async () => (await import('#src/words/de/catalogue.ts')).catalogue, options),
  fr: () => fetchPart(async () => (await import('#src/words/fr/catalogue.ts')).catalogue, options),
}

export function localeAt(address: string): Locale {
  return addressLocale(address) ?? (isPublished(address) ? 'en' : wantedLocale())
}

/** The language that the page should be in. If its translation cannot be loaded, the page is in English. */
let meant: Locale = 'en'

/** Loads the translation, or stays in English if that fails. Must finish before the first render. */
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

export const useRoutePath: BaseLocationHook = (...args) => {
  const [address, navigate] = useBrowserLocation(...args)
  return [routePath(address), navigate]
}

export const localHref = (path: string) => addressIn(currentLocale(), path)

/** Navigates within the page, but reloads it if the new page is in another language. */
export const crossLanguages: AroundNavHandler = (navigate, to, options) => {
  const address = addressIn(meant, to)
  const { pathname } = new URL(address, location.href)
  // Leaving a translated page stores its language as the visitor's choice, unless there already is a choice.
  if (addressLocale(location.pathname)) keepLocale(meant)
  if (localeAt(pathname) === meant) return takeStep(to, () => navigate(address, options))
  // Bypasses the router, which would render the screen in this page's language.
  const change = options?.replace ? History.prototype.replaceState : History.prototype.pushState
  change.call(history, options?.state ?? null, '', address)
  location.reload()
}

/** Reloads if going back or forward leads to another language. Must be called before the router listens. */
export function watchSteps(): void {
  addEventListener('popstate', (event) => {
    if (localeAt(location.pathname) === meant) return
    event.stopImmediatePropagation()
    location.reload()
  })
}

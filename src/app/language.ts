// The language of this page. Screens use the user's language; published pages exist in English only, so none has a
// second address that hreflang would have to name.
import type { AroundNavHandler } from 'wouter'
import { fetchPart } from '#src/lib/fetch-part.ts'
import { type Locale, localeTag, setLocale } from '#src/lib/locale.ts'
import { provideTranslation } from '#src/lib/translation.ts'
import { takeStep } from '#src/lib/travel.ts'
import { wantedLocale } from '#src/lib/wanted-locale.ts'
import type { Catalogue } from '#src/words/catalogue.ts'
import { isPublished } from './pages.tsx'

// A missing language is not worth a reload.
const options = { mayReload: false }
const translations: Record<Exclude<Locale, 'en'>, () => Promise<Catalogue>> = {
  de: () => fetchPart(async () => (await import('#src/words/de/catalogue.ts')).catalogue, options),
  fr: () => fetchPart(async () => (await import('#src/words/fr/catalogue.ts')).catalogue, options),
}

/** The language of the page at the path. */
export function localeAt(path: string): Locale {
  return isPublished(path) ? 'en' : wantedLocale()
}

/** The intended language of this page, even if English had to replace it. */
let meant: Locale = 'en'

/** Switches to a language; keeps English if its sentences cannot be loaded. Await it before anything is rendered. */
export async function speak(locale: Locale): Promise<void> {
  meant = locale
  if (locale === 'en') return
  try {
    provideTranslation({ ...(await translations[locale]()) })
  } catch {
    return
  }
  setLocale(locale)
  document.documentElement.lang = localeTag()
}

/** Reloads the page if a link leads to a page in another language. */
export const crossLanguages: AroundNavHandler = (navigate, to, options) => {
  if (localeAt(new URL(to, location.href).pathname) === meant)
    return takeStep(to, () => navigate(to, options))
  // Bypasses the router, which would render the screen in the language of this page.
  const change = options?.replace ? History.prototype.replaceState : History.prototype.pushState
  change.call(history, options?.state ?? null, '', to)
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

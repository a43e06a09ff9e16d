// Which language this page speaks. Screens speak the reader's; pages that are published are there in English alone, so
// none of them has a second address that hreflang would have to name.
import type { AroundNavHandler } from 'wouter'
import { fetchPart } from '#src/lib/fetch-part.ts'
import { type Locale, localeTag, setLocale } from '#src/lib/locale.ts'
import { provideTranslation } from '#src/lib/translation.ts'
import { takeStep } from '#src/lib/travel.ts'
import { wantedLocale } from '#src/lib/wanted-locale.ts'
import type { Catalogue } from '#src/words/catalogue.ts'
import { isPublished } from './pages.tsx'

// A language that cannot be had is not worth a page that is loaded in a loop.
const options = { mayReload: false }
const translations: Record<Exclude<Locale, 'en'>, () => Promise<Catalogue>> = {
  de: () => fetchPart(async () => (await import('#src/words/de/catalogue.ts')).catalogue, options),
  fr: () => fetchPart(async () => (await import('#src/words/fr/catalogue.ts')).catalogue, options),
}

/** The language that a page at the path is to speak. */
export function localeAt(path: string): Locale {
  return isPublished(path) ? 'en' : wantedLocale()
}

/** The language that this page was to speak: English may have had to stand in for it. */
let meant: Locale = 'en'

/** Speaks a language from here on; English where its sentences do not come. To be awaited before anything is drawn. */
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

/** Has a link that leads into another language load the page anew. */
export const crossLanguages: AroundNavHandler = (navigate, to, options) => {
  if (localeAt(new URL(to, location.href).pathname) === meant)
    return takeStep(to, () => navigate(to, options))
  // Past the router, which would draw the screen in the language of this page.
  const change = options?.replace ? History.prototype.replaceState : History.prototype.pushState
  change.call(history, options?.state ?? null, '', to)
  location.reload()
}

/** Does the same for steps back and forward. To be called before the router listens. */
export function watchSteps(): void {
  addEventListener('popstate', (event) => {
    if (localeAt(location.pathname) === meant) return
    event.stopImmediatePropagation()
    location.reload()
  })
}

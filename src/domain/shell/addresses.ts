// The paths of public pages in each language.
import { addressLocale, type Locale } from '#src/lib/locale.ts'
import { routes } from './routes.ts'

/** The public pages that exist in every language: /faq in English, /de/faq in German. */
export const translatedRoutes: readonly string[] = [
  routes.home,
  routes.keywordDiscovery,
  routes.tiktokRankTracking,
  routes.competitorMonitoring,
  routes.faq,
  routes.howItIsMeasured,
  routes.contact,
]

/** Strips the language prefix from a path: /de/faq becomes /faq. Keeps the prefix if there is no such translation. */
export function routePath(address: string): string {
  const path = addressLocale(address) ? address.slice(3).replace(/\/$/, '') || routes.home : address
  return translatedRoutes.includes(path) ? path : address
}

/**
 * Adds a language prefix to a path if the page is translated, keeping query and fragment: /#pricing becomes
 * /de#pricing.
 */
export function addressIn(locale: Locale, path: string): string {
  if (locale === 'en' || !translatedRoutes.includes(path.replace(/[?#].*/s, ''))) return path
  return `/${locale}${path}`.replace(/\/(?=$|[?#])/, '')
}

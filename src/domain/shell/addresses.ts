// The addresses of public pages in each language.
import { addressLocale, type Locale } from '#src/lib/locale.ts'
import { routes } from './routes.ts'

/** The public pages that exist in every language: /faq is English, /de/faq German. */
export const translatedRoutes: readonly string[] = [
  routes.home,
  routes.keywordDiscovery,
  routes.tiktokRankTracking,
  routes.competitorMonitoring,
  routes.faq,
  routes.contact,
]

/** The route of an address: /faq of /de/faq. The prefix stays if there is no such translation. */
export function routePath(address: string): string {
  const path = addressLocale(address) ? address.slice(3).replace(/\/$/, '') || routes.home : address
  return translatedRoutes.includes(path) ? path : address
}

/** The address of a route in a language that may not have it, with its query and part: /de#pricing of /#pricing. */
export function addressIn(locale: Locale, path: string): string {
  if (locale === 'en' || !translatedRoutes.includes(path.replace(/[?#].*/s, ''))) return path
  return `/${locale}${path}`.replace(/\/(?=$|[?#])/, '')
}

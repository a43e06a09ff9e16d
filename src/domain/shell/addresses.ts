import { addressLocale, type Locale } from '#src/lib/locale.ts'
import { routes } from './routes.ts'

/** These pages exist in every language: /faq in English, /de/faq in German. */
export const translatedRoutes: readonly string[] = [
  routes.home,
  routes.keywordDiscovery,
  routes.tiktokRankTracking,
  routes.competitorMonitoring,
  routes.faq,
  routes.howItIsMeasured,
  routes.contact,
]

/** /de/faq becomes /faq. Keeps the prefix if the page is not translated. */
export function routePath(address: string): string {
  const path = addressLocale(address) ? address.slice(3).replace(/\/$/, '') || routes.home : address
  return translatedRoutes.includes(path) ? path : address
}

/** Adds the locale if the page is translated: in German, /#pricing becomes /de#pricing. */
export function addressIn(locale: Locale, path: string): string {
  if (locale === 'en' || !translatedRoutes.includes(path.replace(/[?#].*/s, ''))) return path
  return `/${locale}${path}`.replace(/\/(?=$|[?#])/, '')
}

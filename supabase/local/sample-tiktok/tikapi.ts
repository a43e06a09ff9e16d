import { type Context, Hono } from 'hono'
import { type CountryCode, defaultCountry, isCountryCode } from '#src/domain/countries.ts'
import type { Day } from './day.ts'
import { generalSearch, searchSuggestions } from './native-search.ts'

export function tikapi(today: () => Day, origin: string): Hono {
  return new Hono()
    .get('/public/search/autocomplete', (context) => {
      const { query, country } = context.req.query()
      if (!query || !isKnown(country)) return invalid(context)
      return context.json({
        status: 'success',
        ...searchSuggestions(query, country ?? defaultCountry, today()),
      })
    })
    .get('/public/search/general', (context) => {
      const { query, country, nextCursor = '0' } = context.req.query()
      if (!query || !isKnown(country) || !/^\d{1,6}$/.test(nextCursor)) return invalid(context)
      const body = generalSearch({
        phrase: query,
        country: country ?? defaultCountry,
        day: today(),
        offset: Number(nextCursor),
        origin,
      })
      const next = body.has_more === 1 ? { nextCursor: String(body.cursor) } : {}
      return context.json({ status: 'success', ...body, ...next })
    })
}

function isKnown(country: string | undefined): country is CountryCode | undefined {
  return country === undefined || isCountryCode(country)
}

function invalid(context: Context): Response {
  return context.json({ status: 'error', message: 'Invalid parameters', fields: context.req.query() }, 400)
}

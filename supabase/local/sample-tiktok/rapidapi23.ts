import { Hono } from 'hono'
import { defaultCountry } from '#src/domain/countries.ts'
import type { Day } from './day.ts'
import { generalSearch, relatedSearches } from './native-search.ts'

export function rapidapi23(today: () => Day, origin: string): Hono {
  return new Hono()
    .get('/others-searched-for', (context) => {
      const { keyword } = context.req.query()
      if (!keyword) return context.json({ message: 'keyword is required' }, 400)
      return context.json(relatedSearches(keyword, today()))
    })
    .get('/general', (context) => {
      const { keyword, cursor = '0' } = context.req.query()
      if (!keyword || !/^\d{1,6}$/.test(cursor)) return context.json({ message: 'keyword is required' }, 400)
      const body = generalSearch({
        phrase: keyword,
        country: defaultCountry,
        day: today(),
        offset: Number(cursor),
        origin,
      })
      return context.json(body)
    })
}

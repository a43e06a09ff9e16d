import { Hono } from 'hono'
import { defaultCountry } from '#src/domain/countries.ts'
import type { Day } from './day.ts'
import { generalSearch, searchSuggestions } from './native-search.ts'

export function tikhub(today: () => Day, origin: string): Hono {
  return new Hono()
    .get('/fetch_general_search', (context) => {
      const { keyword, offset = '0', search_id = '' } = context.req.query()
      if (!keyword || !/^\d{1,6}$/.test(offset))
        return context.json({ code: 400, message: 'Invalid parameters' }, 400)
      const data = generalSearch({
        phrase: keyword,
        country: defaultCountry,
        day: today(),
        offset: Number(offset),
        origin,
      })
      return context.json({
        code: 200,
        router: context.req.path,
        params: { keyword, offset, search_id },
        data,
      })
    })
    .get('/fetch_search_keyword_suggest', (context) => {
      const { keyword } = context.req.query()
      if (!keyword) return context.json({ code: 400, message: 'Invalid parameters' }, 400)
      const data = searchSuggestions(keyword, defaultCountry, today())
      return context.json({ code: 200, router: context.req.path, params: { keyword }, data })
    })
}

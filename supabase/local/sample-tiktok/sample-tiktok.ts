// Simulates TikTok at the providers' own paths and in their own formats, so that the real code parses the
// responses. The functions recognize the sample data by the x-sample-data header.
import { type Context, Hono } from 'hono'
import { type CountryCode, defaultCountry, isCountryCode } from '#src/domain/countries.ts'
import { toDay } from './day.ts'
import { generalSearch, relatedSearches, searchSuggestions } from './native-search.ts'
import { pictureNamed } from './pictures.ts'

const tikhubPath = '/tikhub/api/v1/tiktok/web'
const offsetForm = /^\d{1,6}$/

function invalid(context: Context): Response {
  return context.json({ status: 'error', code: 400, message: 'Invalid parameters' }, 400)
}

export function sampleTiktok(siteUrl: string, now: () => Date = () => new Date()): Hono {
  const { origin } = new URL(siteUrl)
  const today = () => toDay(now())
  const searchVideos = (phrase: string, country: CountryCode, offset: string) =>
    generalSearch({ phrase, country, day: today(), offset: Number(offset), origin })
  return new Hono()
    .use(async (context, next) => {
      await next()
      context.header('x-sample-data', '1')
    })
    .get('/tikapi/public/search/autocomplete', (context) => {
      const { query, country = defaultCountry } = context.req.query()
      if (!query || !isCountryCode(country)) return invalid(context)
      return context.json({ status: 'success', ...searchSuggestions(query, country, today()) })
    })
    .get('/tikapi/public/search/general', (context) => {
      const { query, country = defaultCountry, nextCursor = '0' } = context.req.query()
      if (!query || !isCountryCode(country) || !offsetForm.test(nextCursor)) return invalid(context)
      const body = searchVideos(query, country, nextCursor)
      const next = body.has_more === 1 ? { nextCursor: String(body.cursor) } : {}
      return context.json({ status: 'success', ...body, ...next })
    })
    .get(`${tikhubPath}/fetch_general_search`, (context) => {
      const { keyword, offset = '0' } = context.req.query()
      if (!keyword || !offsetForm.test(offset)) return invalid(context)
      return context.json({ code: 200, data: searchVideos(keyword, defaultCountry, offset) })
    })
    .get(`${tikhubPath}/fetch_search_keyword_suggest`, (context) => {
      const { keyword } = context.req.query()
      if (!keyword) return invalid(context)
      return context.json({ code: 200, data: searchSuggestions(keyword, defaultCountry, today()) })
    })
    .get('/rapidapi23/api/search/others-searched-for', (context) => {
      const { keyword } = context.req.query()
      return keyword ? context.json(relatedSearches(keyword, today())) : invalid(context)
    })
    .get('/pictures/:file', (context) => {
      const picture = pictureNamed(context.req.param('file'))
      if (picture === undefined) return context.notFound()
      return context.body(picture, 200, {
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=31536000, immutable',
      })
    })
}

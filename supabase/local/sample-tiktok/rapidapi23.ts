import { Hono } from 'hono'
import type { Day } from './day.ts'
import { relatedSearches } from './native-search.ts'

export function rapidapi23(today: () => Day): Hono {
  return new Hono().get('/others-searched-for', (context) => {
    const { keyword } = context.req.query()
    if (!keyword) return context.json({ message: 'keyword is required' }, 400)
    return context.json(relatedSearches(keyword, today()))
  })
}

import { describe, expect } from 'vitest'
import { literal, trackedDatabase } from './support/tracking.ts'

describe('a visitor’s searches', () => {
  const { database, tracking, test } = trackedDatabase()

  const words = ['matcha latte', 'matcha at home']
  const suggestions = words.map((word) => ({ word, group_id: 'en' }))
  const answer = { suggestions, logId: 'l1', source: 'tiktok' }
  const keep = (phrase: string) =>
    database.value<string>(`public.keep_demo_answer(${literal(phrase)}, ${literal(JSON.stringify(answer))})`)
  const add = (user: string, ...searches: object[]) => tracking.apply(user, 'add_demo_searches', { searches })
  const stored = (user: string) =>
    database.query(
      `select search_term, search_type, country, origin, state, source,
         (select array_agg(word order by position) from public.search_results where search_id = search.id) as words
       from public.search_history as search where user_id = '${user}' order by search_term`,
    )

  test('are added to a new account once, with their results and without a credit', async ({ user }) => {
    const id = await keep('Matcha')
    await add(user, { id, phrase: 'Matcha' })
    await add(user, { id, phrase: 'Matcha' })
    const search = {
      search_term: 'Matcha',
      search_type: 'basic',
      country: 'gb',
      origin: 'demo',
      state: 'done',
    }
    expect(await stored(user)).toEqual([{ ...search, source: 'tiktok', words }])
    expect(await tracking.creditsUsed(user)).toBe(0)
  })

  test('need results of the same phrase, and an account that is new', async ({ user, stranger: older }) => {
    const id = await keep('sourdough')
    await add(user, { id, phrase: 'another' }, { id: crypto.randomUUID(), phrase: 'sourdough' })
    await database.query(
      `update public.profiles set created_at = now() - interval '25 hours' where id = '${older}'`,
    )
    await add(older, { id, phrase: 'sourdough' })
    expect([...(await stored(user)), ...(await stored(older))]).toEqual([])
  })

  test('are limited to three, in parallel too', async ({ user }) => {
    const phrases = ['a', 'b', 'c', 'd']
    const searches = await Promise.all(phrases.map(async (phrase) => ({ id: await keep(phrase), phrase })))
    await Promise.all([add(user, ...searches), add(user, ...searches.toReversed())])
    expect(await stored(user)).toHaveLength(3)
  })

  test('have the id of the results that are kept for the day', async () => {
    const id = await keep('kept')
    expect(await keep('Kept')).toBeNull()
    await database.query(`update private.demo_answers set day = day - 1 where id = '${id}'`)
    const next = await keep('kept')
    expect(next).not.toBeNull()
    expect(next).not.toBe(id)
  })
})

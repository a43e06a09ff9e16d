import { describe, expect, test } from 'vitest'
import { searchFields, searchQuery } from '#src/domain/search/phrases.ts'
import {
  caller,
  readParameters,
  signedInServer,
  unsignedToken,
} from '#tests/support/device/signed-in-server.ts'
import { ada } from '#tests/support/rows/made-rows.ts'
import { searchSuggestions, searchTogether } from './searches.ts'

const token = unsignedToken(ada)

const server = signedInServer()

describe('a search', () => {
  const id = '00000000-0000-4000-8000-00000000000a'
  const one = { id, ...searchFields(searchQuery('basic', 'one', 'gb')) }

  test('sends its id as the idempotency key, and its phrase unchanged', async () => {
    server.answer = () => ({ searchId: id, source: 'sample', data: [{ word: 'one' }] })
    const phrase = '100% a/b & "c" #tag ☕'
    const search = searchSuggestions({ ...one, search_term: phrase }, caller)
    expect((await search).search_results).toHaveLength(1)
    expect(new URL(server.heard[0]?.url ?? '').pathname).toBe('/functions/v1/tiktok-search')
    expect(readParameters(server.heard[0]).get('keyword')).toBe(phrase)
    expect(server.heard[0]?.headers.get('idempotency-key')).toBe(id)
    expect(server.heard[0]?.headers.get('authorization')).toBe(`Bearer ${token}`)
  })

  test('sends the country of an autocomplete search', async () => {
    server.answer = () => ({ searchId: id, source: 'sample', sug_list: [] })
    await searchSuggestions({ ...one, search_type: 'autocomplete', country: 'de' }, caller)
    expect(Object.fromEntries(readParameters(server.heard[0]))).toEqual({ query: 'one', country: 'de' })
  })

  test('can be aborted', async () => {
    const controller = new AbortController()
    server.answer = () => controller.abort()
    const search = searchSuggestions(one, { ...caller, signal: controller.signal })
    await expect(search).rejects.toMatchObject({ kind: 'aborted' })
  })

  test('is not sent under another user’s token', async () => {
    const search = searchSuggestions(one, { ...caller, userId: id })
    await expect(search).rejects.toMatchObject({ code: 'other_user' })
    expect(server.heard).toEqual([])
  })
})

describe('searches made together', () => {
  const question = (n: number, type: 'autocomplete' | 'basic' = 'autocomplete') => ({
    id: `00000000-0000-4000-8000-00000000000${n}`,
    ...searchFields(searchQuery(type, `phrase ${n} ☕`, 'de')),
  })
  type Asked = ReturnType<typeof question>
  const askAs = (signal: AbortSignal, ...searches: Asked[]) =>
    Promise.allSettled(searches.map(searchTogether(searches, { userId: ada, signal })))
  const ask = (...searches: Asked[]) => askAs(new AbortController().signal, ...searches)
  const found = (n: number, list: Record<string, unknown>) => ({
    id: question(n).id,
    status: 200,
    body: { searchId: question(n).id, source: 'sample', ...list },
  })

  test('are sent in one call and returned in order, each parsed by its type', async () => {
    server.answer = () => ({
      answers: [
        found(2, { data: [{ word: 'two', group_id: '7' }] }),
        found(1, { sug_list: [{ content: 'one', extra_info: { lang: 'de' } }] }),
      ],
    })
    expect(await ask(question(1), question(2, 'basic'))).toMatchObject([
      { value: { id: question(1).id, search_results: [{ word: 'one', group_id: 'de' }] } },
      { value: { id: question(2).id, search_results: [{ word: 'two', group_id: '7' }] } },
    ])
    expect(server.heard).toHaveLength(1)
    expect(new URL(server.heard[0]?.url ?? '').pathname).toBe('/functions/v1/tiktok-batch')
    expect(server.heard[0]?.headers.get('authorization')).toBe(`Bearer ${token}`)
    expect(await server.heard[0]?.json()).toEqual({
      searches: [
        { id: question(1).id, type: 'autocomplete', phrase: 'phrase 1 ☕', country: 'de' },
        { id: question(2).id, type: 'basic', phrase: 'phrase 2 ☕', country: 'gb' },
      ],
    })
  })

  test('fail separately: refused, invalid or missing', async () => {
    const refused = { error: { code: 'credits_exhausted', message: 'No credits' } }
    server.answer = () => ({
      answers: [
        { id: question(1).id, status: 402, body: refused },
        found(2, { list: 'none' }),
        { id: question(4).id, status: 503, body: null },
        found(5, { sug_list: [] }),
      ],
    })
    expect(await ask(question(1), question(2), question(3), question(4), question(5))).toMatchObject([
      { reason: { kind: 'refused', status: 402, code: 'credits_exhausted' } },
      { reason: { kind: 'unreadable' } },
      { reason: { kind: 'unreadable' } },
      { reason: { kind: 'server', status: 503 } },
      { value: { search_results: [] } },
    ])
  })

  test.each([
    ['a page', () => new Response('<html>Log in to the Wi-Fi</html>'), { kind: 'foreign' }],
    ['another shape', () => ({ answers: [{ ...found(1, {}), status: 'fine' }] }), { kind: 'unreadable' }],
    [
      'a 401',
      () => Response.json({ error: { code: 'unauthorized', message: 'No' } }, { status: 401 }),
      { kind: 'unauthorized', status: 401 },
    ],
  ])('all fail with %s', async (_, answer, expected) => {
    server.answer = answer
    expect(await ask(question(1), question(2))).toMatchObject([{ reason: expected }, { reason: expected }])
  })

  test('can be aborted', async () => {
    const controller = new AbortController()
    server.answer = () => controller.abort()
    expect(await askAs(controller.signal, question(1))).toMatchObject([{ reason: { kind: 'aborted' } }])
  })
})

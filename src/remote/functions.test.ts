import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startSignedInServer, unsignedToken } from '#tests/support/signed-in-server.ts'
import { searchAutocomplete, searchRelated } from './functions.ts'

const ada = '0a0a0a0a-0000-4000-8000-000000000001'
const token = unsignedToken(ada)

let answer: (request: Request) => unknown
let heard: Request[]
let close = () => {}

beforeAll(async () => {
  close = await startSignedInServer(ada, (request) => {
    heard.push(request.clone())
    return answer(request)
  })
})
afterAll(() => close())
beforeEach(() => {
  heard = []
})

function parametersOf(request: Request | undefined): URLSearchParams {
  return new URL(request?.url ?? 'http://none').searchParams
}

describe('a search', () => {
  const id = '00000000-0000-4000-8000-00000000000a'

  test('carries its id as the key that pays once, and its phrase unharmed', async () => {
    answer = () => ({ searchId: id, source: 'sample', data: [{ word: 'one' }] })
    const phrase = '100% a/b & "c" #tag ☕'
    expect((await searchRelated({ id, userId: ada, phrase })).search_results).toHaveLength(1)
    expect(new URL(heard[0]?.url ?? '').pathname).toBe('/functions/v1/tiktok-search')
    expect(parametersOf(heard[0]).get('keyword')).toBe(phrase)
    expect(heard[0]?.headers.get('idempotency-key')).toBe(id)
    expect(heard[0]?.headers.get('authorization')).toBe(`Bearer ${token}`)
  })

  test('of autocomplete names its country', async () => {
    answer = () => ({ searchId: id, source: 'sample', sug_list: [] })
    await searchAutocomplete({ id, userId: ada, phrase: 'one', country: 'de' })
    expect(Object.fromEntries(parametersOf(heard[0]))).toEqual({ query: 'one', country: 'de' })
  })

  test('fails with the function’s code', async () => {
    const body = { error: { code: 'credits_exhausted', message: 'No credits' } }
    answer = () => Response.json(body, { status: 402 })
    await expect(searchRelated({ id, userId: ada, phrase: 'one' })).rejects.toMatchObject({
      kind: 'refused',
      status: 402,
      code: 'credits_exhausted',
    })
  })

  test('can be given up', async () => {
    const controller = new AbortController()
    answer = () => controller.abort()
    await expect(
      searchRelated({ id, userId: ada, phrase: 'one', signal: controller.signal }),
    ).rejects.toMatchObject({
      kind: 'aborted',
    })
  })

  test('is not sent under another user’s token', async () => {
    await expect(searchRelated({ id, userId: id, phrase: 'one' })).rejects.toMatchObject({
      code: 'other_user',
    })
    expect(heard).toEqual([])
  })

  test('that is answered by a page is unreadable', async () => {
    answer = () => new Response('<html>Log in to the Wi-Fi</html>')
    await expect(searchRelated({ id, userId: ada, phrase: 'one' })).rejects.toMatchObject({
      kind: 'unreadable',
    })
  })
})

import { describe, expect, test } from 'vitest'
import { parametersOf, signedInServer, unsignedToken } from '#tests/support/signed-in-server.ts'
import { searchAutocomplete, searchRelated } from './functions.ts'

const ada = '0a0a0a0a-0000-4000-8000-000000000001'
const token = unsignedToken(ada)

const server = signedInServer(ada)

describe('a search', () => {
  const id = '00000000-0000-4000-8000-00000000000a'

  test('carries its id as the key that pays once, and its phrase unharmed', async () => {
    server.answer = () => ({ searchId: id, source: 'sample', data: [{ word: 'one' }] })
    const phrase = '100% a/b & "c" #tag ☕'
    expect((await searchRelated({ id, userId: ada, phrase })).search_results).toHaveLength(1)
    expect(new URL(server.heard[0]?.url ?? '').pathname).toBe('/functions/v1/tiktok-search')
    expect(parametersOf(server.heard[0]).get('keyword')).toBe(phrase)
    expect(server.heard[0]?.headers.get('idempotency-key')).toBe(id)
    expect(server.heard[0]?.headers.get('authorization')).toBe(`Bearer ${token}`)
  })

  test('of autocomplete names its country', async () => {
    server.answer = () => ({ searchId: id, source: 'sample', sug_list: [] })
    await searchAutocomplete({ id, userId: ada, phrase: 'one', country: 'de' })
    expect(Object.fromEntries(parametersOf(server.heard[0]))).toEqual({ query: 'one', country: 'de' })
  })

  test('fails with the function’s code', async () => {
    const body = { error: { code: 'credits_exhausted', message: 'No credits' } }
    server.answer = () => Response.json(body, { status: 402 })
    await expect(searchRelated({ id, userId: ada, phrase: 'one' })).rejects.toMatchObject({
      kind: 'refused',
      status: 402,
      code: 'credits_exhausted',
    })
  })

  test('can be given up', async () => {
    const controller = new AbortController()
    server.answer = () => controller.abort()
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
    expect(server.heard).toEqual([])
  })

  test('that is answered by a page is unreadable', async () => {
    server.answer = () => new Response('<html>Log in to the Wi-Fi</html>')
    await expect(searchRelated({ id, userId: ada, phrase: 'one' })).rejects.toMatchObject({
      kind: 'unreadable',
    })
  })
})

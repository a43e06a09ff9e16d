import { afterEach, expect, test, vi } from 'vitest'
import type { Copy } from '#src/domain/content/saved-copy.ts'
import { readPost, readPosts } from './content.ts'

const savedAt = '2026-11-01T10:00:00.000Z'
const page = { posts: [], total: 7 }

afterEach(() => vi.unstubAllGlobals())

type Reply = { body: unknown; status?: number; saved?: boolean } | 'no network'

/** Answers each request in turn and keeps what was asked. */
function serve(...replies: Reply[]) {
  const asked: { url: string; cache: string | undefined }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, cache: init.cache })
    const reply = replies[asked.length - 1] ?? 'no network'
    if (reply === 'no network') throw new TypeError('Failed to fetch')
    return Response.json(reply.body, {
      status: reply.status ?? 200,
      headers: reply.saved ? { 'x-keytrail-saved-at': savedAt } : {},
    })
  })
  return asked
}

async function all<T>(copies: AsyncIterable<Copy<T>>): Promise<Copy<T>[]> {
  const list: Copy<T>[] = []
  for await (const copy of copies) list.push(copy)
  return list
}

test('an answer of the service is the last word', async () => {
  const asked = serve({ body: { result: page } })
  expect(await all(readPosts(0, null))).toEqual([{ value: page, savedAt: null }])
  expect(asked).toHaveLength(1)
  const { searchParams } = new URL(asked[0]?.url ?? '', 'http://here.test')
  expect(searchParams.get('$from')).toBe('0')
  expect(searchParams.get('$to')).toBe('10')
  expect(searchParams.get('perspective')).toBe('published')
})

test('a saved copy shows at once and gives way to the service', async () => {
  const asked = serve({ body: { result: page }, saved: true }, { body: { result: { posts: [], total: 8 } } })
  expect(await all(readPosts(0, null))).toEqual([
    { value: page, savedAt: null },
    { value: { posts: [], total: 8 }, savedAt: null },
  ])
  expect(asked.map(({ cache }) => cache)).toEqual(['default', 'reload'])
})

test('a saved copy that cannot be confirmed says from when it is', async () => {
  serve({ body: { result: page }, saved: true }, 'no network')
  expect(await all(readPosts(0, null))).toEqual([
    { value: page, savedAt: null },
    { value: page, savedAt },
  ])
})

test.each<[string, Reply, string]>([
  ['no network', 'no network', 'offline'],
  ['a service that fails', { body: {}, status: 503 }, 'server'],
  ['a query that is refused', { body: {}, status: 400 }, 'refused'],
  ['an answer of another shape', { body: { rows: [] } }, 'unreadable'],
  ['a result of another shape', { body: { result: [] } }, 'unreadable'],
])('%s is a failure of its kind', async (_, reply, kind) => {
  serve(reply)
  await expect(all(readPosts(0, null))).rejects.toMatchObject({ name: 'RemoteError', kind })
})

test('there is no post of that name', async () => {
  serve({ body: { result: null } })
  expect(await all(readPost('nope', null))).toEqual([{ value: null, savedAt: null }])
})

test('a slug travels as a parameter, whatever it holds', async () => {
  const asked = serve({ body: { result: null } })
  const slug = '"] | *[_type == "secret'
  await all(readPost(slug, null))
  const { searchParams } = new URL(asked[0]?.url ?? '', 'http://here.test')
  expect(searchParams.get('query')).not.toContain('secret')
  expect(JSON.parse(searchParams.get('$slug') ?? '')).toBe(slug)
})

test('a post without its neighbours is still shown', async () => {
  serve({ body: { result: { _id: 'a', title: 'A', slug: 'a' } } }, { body: {}, status: 500 })
  const [copy] = await all(readPost('a', null))
  expect(copy?.value).toMatchObject({ post: { title: 'A' }, related: [] })
})

test('without a network the saved copy comes with its date, and nothing is asked', async () => {
  const asked = serve('no network')
  const saved = Response.json({ result: page }, { headers: { 'x-keytrail-saved-at': savedAt } })
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('caches', { match: async () => saved.clone() })
  expect(await all(readPosts(0, null))).toEqual([
    { value: page, savedAt: null },
    { value: page, savedAt },
  ])
  vi.stubGlobal('caches', { match: async () => undefined })
  await expect(all(readPosts(0, null))).rejects.toMatchObject({ kind: 'offline' })
  expect(asked).toEqual([])
})

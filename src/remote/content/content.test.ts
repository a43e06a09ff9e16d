import { expect, test, vi } from 'vitest'
import type { Copy } from '#src/domain/content/saved-copy.ts'
import { postRead, postsRead, readCopies } from './content.ts'

const savedAt = '2026-11-01T10:00:00.000Z'
const page = { posts: [], total: 7 }

type Reply = { body: unknown; status?: number; saved?: boolean } | 'no network'

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

test('yields one response from the service', async () => {
  const asked = serve({ body: { result: page } })
  expect(await all(readCopies(postsRead(0), null))).toEqual([{ value: page, savedAt: null }])
  expect(asked).toHaveLength(1)
  const { searchParams } = new URL(asked[0]?.url ?? '', 'http://here.test')
  expect(searchParams.get('$from')).toBe('0')
  expect(searchParams.get('$to')).toBe('10')
  expect(searchParams.get('perspective')).toBe('published')
})

test('yields a saved copy first, then the response from the service', async () => {
  const asked = serve({ body: { result: page }, saved: true }, { body: { result: { posts: [], total: 8 } } })
  expect(await all(readCopies(postsRead(0), null))).toEqual([
    { value: page, savedAt: null },
    { value: { posts: [], total: 8 }, savedAt: null },
  ])
  expect(asked.map(({ cache }) => cache)).toEqual(['default', 'reload'])
})

test('yields a saved copy with its date if it cannot be confirmed', async () => {
  serve({ body: { result: page }, saved: true }, 'no network')
  expect(await all(readCopies(postsRead(0), null))).toEqual([
    { value: page, savedAt: null },
    { value: page, savedAt },
  ])
})

test('requests content whose saved copy cannot be read, such as one from an older version', async () => {
  serve({ body: { result: { rows: [] } }, saved: true }, { body: { result: page } })
  expect(await all(readCopies(postsRead(0), null))).toEqual([{ value: page, savedAt: null }])
})

test.each<[string, Reply, string]>([
  ['no network', 'no network', 'offline'],
  ['a service that fails', { body: {}, status: 503 }, 'server'],
  ['a refused query', { body: {}, status: 400 }, 'refused'],
  ['an invalid response', { body: { rows: [] } }, 'unreadable'],
  ['an invalid result', { body: { result: [] } }, 'unreadable'],
])('rejects %s with its kind of error', async (_, reply, kind) => {
  serve(reply, reply)
  await expect(all(readCopies(postsRead(0), null))).rejects.toMatchObject({ name: 'RemoteError', kind })
})

test('sends a slug as a parameter, never in the query, and yields null if it is unknown', async () => {
  const asked = serve({ body: { result: null } })
  const slug = '"] | *[_type == "secret'
  expect(await all(readCopies(postRead(slug), null))).toEqual([{ value: null, savedAt: null }])
  const { searchParams } = new URL(asked[0]?.url ?? '', 'http://here.test')
  expect(searchParams.get('query')).not.toContain('secret')
  expect(JSON.parse(searchParams.get('$slug') ?? '')).toBe(slug)
})

test('yields a post without related posts if their query fails', async () => {
  serve({ body: { result: { _id: 'a', title: 'A', slug: 'a' } } }, { body: {}, status: 500 })
  const [copy] = await all(readCopies(postRead('a'), null))
  expect(copy?.value).toMatchObject({ post: { title: 'A' }, related: [] })
})

test('yields the saved copy with its date offline, without a request', async () => {
  const asked = serve('no network')
  const saved = Response.json({ result: page }, { headers: { 'x-keytrail-saved-at': savedAt } })
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('caches', { match: async () => saved.clone() })
  expect(await all(readCopies(postsRead(0), null))).toEqual([
    { value: page, savedAt: null },
    { value: page, savedAt },
  ])
  vi.stubGlobal('caches', { match: async () => undefined })
  await expect(all(readCopies(postsRead(0), null))).rejects.toMatchObject({ kind: 'offline' })
  expect(asked).toEqual([])
})

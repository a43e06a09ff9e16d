import { getRequestListener } from '@hono/node-server'
import { createClient, type SanityClient } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queryUrl } from '#src/remote/content/content.ts'
import {
  authorQuery,
  authorsQuery,
  foundPostsQuery,
  postQuery,
  postsPageQuery,
  relatedPostsQuery,
} from '#src/remote/content/content-queries.ts'
import { type LocalServer, serveLocally } from '#tests/support/stack/local-server.ts'
import { readDataset } from '../../../sanity/sample/dataset.ts'
import { listImages } from '../../../sanity/sample/images.ts'
import { contentService } from './content-service.ts'

let server: LocalServer
let url: string
let client: SanityClient

const draft = {
  _id: 'drafts.post-secret',
  _type: 'post',
  title: 'Secret',
  slug: { current: 'secret' },
  publishedAt: '2030-01-01T09:00:00Z',
  isPublished: true,
}
const hidden = {
  _id: 'post-hidden',
  _type: 'post',
  title: 'Hidden',
  slug: { current: 'hidden' },
  isPublished: false,
}

beforeAll(async () => {
  const service = contentService([...readDataset(), draft, hidden])
  server = await serveLocally(getRequestListener(service.fetch))
  url = server.url
  client = createClient({
    projectId: 'keytrail',
    dataset: 'production',
    apiVersion: '2024-01-01',
    useCdn: true,
    perspective: 'published',
    apiHost: url,
    useProjectHostname: false,
  })
})
afterAll(() => server.close())

const queries = {
  'last page': postsPageQuery(2, 10),
  'beyond the end': postsPageQuery(9, 10),
  search: foundPostsQuery({ words: ['rank'], tag: 'captions' }, 0, 10),
  post: postQuery('keywords-or-hashtags'),
  'no post': postQuery('no-such-post'),
  related: relatedPostsQuery('post-keywords-or-hashtags', ['tag-hashtags'], 3),
  authors: authorsQuery(),
  author: authorQuery('search-desk'),
}

test.each(Object.entries(queries))('%s: plain fetch and @sanity/client read the same', async (_, query) => {
  const response = await fetch(`${url}${queryUrl(query)}`)
  const { result } = (await response.json()) as { result: unknown }
  expect(result).toEqual(await client.fetch(query.query, query.params))
})

describe('the queries', () => {
  const ask = ({ query, params }: { query: string; params: Record<string, unknown> }) =>
    client.fetch<{
      posts: { title: string; publishedAt: string; tags: { slug: string }[] }[]
      total: number
    }>(query, params)

  test('page through posts, newest first, and count every published post', async () => {
    const pages = await Promise.all([0, 1, 2].map((page) => ask(postsPageQuery(page, 10))))
    const posts = pages.flatMap((page) => page.posts)
    expect(posts).toHaveLength(pages[0]?.total ?? 0)
    expect(new Set(posts.map((post) => post.title)).size).toBe(posts.length)
    const dates = posts.map((post) => post.publishedAt)
    expect(dates).toEqual([...dates].sort().reverse())
    expect(posts.map((post) => post.title)).not.toContain('Hidden')
  })

  test('search titles and text for every word, by prefix', async () => {
    const { posts } = await ask(foundPostsQuery({ words: ['toothbrush'], tag: null }, 0, 10))
    expect(posts.map((post) => post.title)).toEqual(['Write a caption that answers a search'])
    const none = await ask(foundPostsQuery({ words: ['toothbrush', 'zebra'], tag: null }, 0, 10))
    expect(none).toEqual({ posts: [], total: 0 })
  })

  test('return only the posts of a tag', async () => {
    const { posts } = await ask(foundPostsQuery({ words: [], tag: 'spreadsheets' }, 0, 10))
    expect(posts.length).toBeGreaterThan(1)
    for (const post of posts) expect(post.tags.map(({ slug }) => slug)).toContain('spreadsheets')
  })
})

test('never return drafts', async () => {
  const { query, params } = postQuery('secret')
  for (const perspective of ['published', 'raw', 'drafts'] as const)
    expect(await client.fetch(query, params, { perspective, useCdn: false })).toBeNull()
})

test('send a long query by POST', async () => {
  const none = Array.from({ length: 2000 }, (_, index) => `none-${index}`)
  const { query, params } = relatedPostsQuery('none', [...none, 'tag-hashtags', 'tag-captions'], 2)
  const { sharing } = await client.fetch<{ sharing: unknown[] }>(query, params)
  expect(sharing).toHaveLength(2)
})

test('reject parameters that would block all other requests', async () => {
  const words = Array.from({ length: 5000 }, (_, index) => `word-${index}`)
  const { query, params } = foundPostsQuery({ words, tag: null }, 0, 10)
  await expect(client.fetch(query, params)).rejects.toMatchObject({ statusCode: 400 })
})

const strangers = {
  'a bomb': 'count(*[count(*[count(*[count(*[_id!=^._id])>0])>0])>0])',
  'a longer bomb': `count(*[${'count(*['.repeat(200)}true${'])>0'.repeat(200)}])`,
  everything: '*',
  'the app’s own with text appended': `${postQuery('').query} `,
  'no query at all': '*[',
}
test.each(Object.entries(strangers))('rejects %s at once, by GET and by POST', async (_, query) => {
  const began = performance.now()
  await expect(client.fetch(query)).rejects.toMatchObject({ statusCode: 403 })
  const address = `${url}/v2024-01-01/data/query/production`
  const posted = await fetch(address, { method: 'POST', body: JSON.stringify({ query }) })
  expect(posted.status).toBe(403)
  expect(performance.now() - began).toBeLessThan(1_000)
})

test.each(['?query=', '?query=*&$a=%7B', ''])('rejects %j without a crash', async (search) => {
  expect((await fetch(`${url}/v2024-01-01/data/query/production${search}`)).status).toBe(400)
})

test('does not serve another dataset', async () => {
  expect((await fetch(`${url}/v2024-01-01/data/query/staging?query=*`)).status).toBe(404)
})

test('serves images by asset name, cached for ever', async () => {
  const assets = [...listImages().values()]
  expect(assets.length).toBeGreaterThan(40)
  let bytes = 0
  for (const { served } of assets) {
    const response = await fetch(`${url}/cms/images/keytrail/production/${served}?w=400&h=225`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('cache-control')).toContain('immutable')
    bytes += (await response.arrayBuffer()).byteLength
  }
  expect(bytes).toBeLessThan(1_500_000)
  expect((await fetch(`${url}/cms/images/keytrail/production/..%2Fdataset.ts`)).status).toBe(404)
})

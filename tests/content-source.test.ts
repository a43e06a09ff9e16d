import { getRequestListener } from '@hono/node-server'
import { expect, test } from 'vitest'
import { authorsRead, postRead, postsRead } from '#src/remote/content/content.ts'
import { readDataset } from '../sanity/sample/dataset.ts'
import { contentService } from '../supabase/local/content/content-service.ts'
import { contentClient, contentSource } from '../vite/content-source.ts'
import { serveLocally } from './support/stack/local-server.ts'

test('a build reads a content server like the sample, and the sample without a network', async () => {
  const asked: string[] = []
  const service = contentService(readDataset())
  const listener = getRequestListener(service.fetch)
  const server = await serveLocally((request, response) => {
    asked.push(String(request.url))
    void listener(request, response)
  })
  try {
    const sample = contentSource({})
    const hosted = contentSource({ VITE_CONTENT_URL: server.url })
    const page = await postsRead(0)(sample)
    expect(page.posts.length).toBeGreaterThan(5)
    expect(asked).toEqual([])
    expect(await postsRead(0)(hosted)).toEqual(page)
    const slug = page.posts[0]?.slug ?? ''
    expect((await postRead(slug)(hosted))?.related.length).toBeGreaterThan(0)
    expect(await postRead(slug)(hosted)).toEqual(await postRead(slug)(sample))
    expect(await postRead('no-such-post')(hosted)).toBeNull()
    expect(await authorsRead()(hosted)).toEqual(await authorsRead()(sample))
    expect(asked.length).toBeGreaterThan(5)
  } finally {
    await server.close()
  }
})

test('a build for a project reads its published documents', () => {
  const client = contentClient({ VITE_SANITY_PROJECT_ID: 'p1', VITE_SANITY_DATASET: 'other' })
  expect(client.getUrl('/data/query/other')).toBe('https://p1.api.sanity.io/v2024-01-01/data/query/other')
  expect(client.config()).toMatchObject({ dataset: 'other', perspective: 'published', useCdn: false })
})

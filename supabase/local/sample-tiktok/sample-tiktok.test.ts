import { expect, test } from 'vitest'
import type { CountryCode } from '#src/domain/countries.ts'
import type { VideoPage } from '../../functions/_shared/tiktok/port.ts'
import { createTiktok } from '../../functions/_shared/tiktok/providers.ts'
import { sampleTiktok } from './sample-tiktok.ts'

const at = (time: string) => sampleTiktok('http://stack.test/', () => new Date(time))
const morning = at('2026-11-21T00:00:00Z')

function readSample(provider: 'tikapi' | 'tikhub', app = morning) {
  const env = {
    ...{ TIKTOK_VIDEOS: provider, TIKTOK_SUGGESTIONS: provider, UPSTREAM_TIMEOUT_MS: 8_000 },
    ...{ TIKAPI_URL: '/tikapi', TIKHUB_URL: '/tikhub', RAPIDAPI_TIKTOK_URL: '/rapidapi23' },
  }
  const tiktok = createTiktok(env, async (url) => {
    const answer = await app.request(url)
    const isSample = answer.headers.get('x-sample-data') === '1'
    return { status: answer.status, contentType: 'application/json', body: await answer.text(), isSample }
  })
  return {
    words: async (country: CountryCode = 'gb') => await tiktok.autocomplete?.('sourdough', country),
    related: async () => await tiktok.related?.('sourdough', 'gb'),
    async pages() {
      const pages: VideoPage[] = []
      let cursor: string | null = null
      do {
        const page: VideoPage | undefined = await tiktok.videos?.('sourdough', 'gb', cursor)
        if (!page) throw new Error('no provider')
        pages.push(page)
        cursor = page.nextCursor
      } while (cursor !== null)
      return pages
    },
  }
}

test('a day lasts from midnight to midnight UTC', async () => {
  const pages = await readSample('tikapi').pages()
  expect(await readSample('tikapi', at('2026-11-21T23:59:59Z')).pages()).toEqual(pages)
  expect(await readSample('tikapi', at('2026-11-22T00:00:00Z')).pages()).not.toEqual(pages)
})

test.each(['tikapi', 'tikhub'] as const)('%s: pages of twelve whole videos, and words', async (provider) => {
  const { pages, words } = readSample(provider)
  const found = await pages()
  const videos = found.flatMap((page) => page.videos)
  expect(found.slice(0, -1).map((page) => page.videos.length)).toEqual(Array(found.length - 1).fill(12))
  expect(new Set(videos.map(({ video_url }) => video_url)).size).toBe(videos.length)
  expect(videos.length).toBeGreaterThanOrEqual(72)
  // In the sample, only later pages have videos without a score.
  for (const { dynamic_cover: _, ...video } of found[0]?.videos ?? [])
    expect(Object.values(video)).not.toContain(null)
  for (const { source, logId } of found) expect([source, logId]).toEqual(['sample', found[0]?.logId])
  expect(await words()).toMatchObject({ source: 'sample', logId: expect.any(String) })
})

test('words are in the language of the country; related searches have an id', async () => {
  const { words, related } = readSample('tikapi')
  expect((await words('de'))?.suggestions.map(({ group_id }) => group_id)).toContain('de')
  const found = await related()
  expect(found?.source).toBe('sample')
  expect(found?.suggestions[0]?.group_id).toMatch(/^7\d{18}$/)
})

test.each([
  '/tikapi/public/search/autocomplete',
  '/tikapi/public/search/autocomplete?query=a&country=UK',
  '/tikapi/public/search/general?query=a&nextCursor=x',
  '/tikhub/api/v1/tiktok/web/fetch_general_search',
  '/tikhub/api/v1/tiktok/web/fetch_search_keyword_suggest',
  '/rapidapi23/api/search/others-searched-for',
])('rejects %s', async (path) => {
  expect((await morning.request(path)).status).toBe(400)
})

test('serves every referenced picture and no other, and has a user card among the videos', async () => {
  const text = await (await morning.request('/tikapi/public/search/general?query=sourdough')).text()
  expect(text.match(/"type":4/g)).toHaveLength(1)
  const urls = [...new Set(text.match(/http:\/\/stack\.test[^"]+/g))]
  expect(urls.length).toBeGreaterThan(20)
  for (const url of urls) {
    const answer = await morning.request(url.replace('/sandbox/tiktok', ''))
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(await answer.text()).toMatch(/^<svg .*<\/svg>$/)
  }
  for (const file of ['avatar-.svg', 'avatar-1.png', 'face-1.svg', 'avatar-1<script>.svg'])
    expect((await morning.request(`/pictures/${encodeURIComponent(file)}`)).status).toBe(404)
})

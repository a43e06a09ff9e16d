import { expect, test } from 'vitest'
import { nativeNext, readVideoPage } from '../../functions/_shared/tiktok/video-page.ts'
import { sampleTiktok } from './sample-tiktok.ts'

const at = (time: string) => sampleTiktok('http://stack.test/', () => new Date(time))
const morning = at('2026-11-21T00:00:00Z')
const evening = at('2026-11-21T23:59:59Z')
const nextDay = at('2026-11-22T00:00:00Z')

// biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes
async function fetchBody(path: string, app = morning): Promise<any> {
  const answer = await app.request(`http://127.0.0.1:3000${path}`)
  expect(answer.headers.get('x-sample-data')).toBe('1')
  expect(answer.status).toBe(200)
  return answer.json()
}

const general = '/tikapi/public/search/general?query=sourdough&country=gb'

test('a day lasts from midnight to midnight UTC', async () => {
  expect(await fetchBody(general)).toEqual(await fetchBody(general, evening))
  expect(await fetchBody(general)).not.toEqual(await fetchBody(general, nextDay))
})

test('TikAPI: pages of twelve videos until nextCursor is missing, with a user card on the first', async () => {
  const ids: string[] = []
  let page = await fetchBody(general)
  expect(page.data).toHaveLength(13)
  expect(page.data.filter(({ type }: { type: number }) => type === 4)).toHaveLength(1)
  expect(page.cursor).toBe(12)
  for (;;) {
    for (const { type, item } of page.data) if (type === 1) ids.push(item.id)
    if (page.nextCursor === undefined) break
    page = await fetchBody(`${general}&nextCursor=${page.nextCursor}`)
    expect(page.data.some(({ type }: { type: number }) => type === 4)).toBe(false)
  }
  expect(page.has_more).toBe(0)
  expect(ids.length).toBeGreaterThanOrEqual(72)
  expect(new Set(ids).size).toBe(ids.length)
  expect((await fetchBody(`${general}&nextCursor=99999`)).data).toEqual([])
})

test('a video has every field that the functions read', async () => {
  const { data } = await fetchBody(general)
  const body = JSON.stringify({ data })
  const answer = { status: 200, contentType: 'application/json', body, isSample: true }
  const { videos } = readVideoPage(answer, null, nativeNext)
  expect(videos).toHaveLength(12)
  for (const { dynamic_cover: _, ...video } of videos) expect(Object.values(video)).not.toContain(null)
  const { item } = data.find(({ type }: { type: number }) => type === 1)
  expect(Number(BigInt(item.id) >> 32n)).toBe(item.createTime)
})

test('TikHub: the native bodies under data', async () => {
  const web = '/tikhub/api/v1/tiktok/web'
  const search = await fetchBody(`${web}/fetch_general_search?keyword=sourdough&offset=0`)
  expect(search).toMatchObject({ code: 200, data: { cursor: 12, has_more: 1 } })
  expect(search.data.data).toHaveLength(13)
  const next = await fetchBody(`${web}/fetch_general_search?keyword=sourdough&offset=12`)
  expect(next.data).toMatchObject({ cursor: 24, log_pb: search.data.log_pb })
  expect(next.data.data).toHaveLength(12)
  const suggest = await fetchBody(`${web}/fetch_search_keyword_suggest?keyword=sourdough`)
  expect(suggest.data.sug_list[0]).toMatchObject({
    content: expect.any(String),
    extra_info: { lang: expect.any(String) },
  })
})

test('RapidAPI: related searches', async () => {
  const related = await fetchBody('/rapidapi23/api/search/others-searched-for?keyword=sourdough')
  expect(related).toMatchObject({ status_code: 0, log_id: expect.any(String) })
  expect(related.data[0]).toEqual({ word: expect.any(String), group_id: expect.stringMatching(/^7\d{18}$/) })
})

test('TikAPI: suggestions of the country', async () => {
  const german = await fetchBody('/tikapi/public/search/autocomplete?query=sourdough&country=de')
  expect(german.log_pb.impr_id).toEqual(expect.any(String))
  const languages = german.sug_list.map(({ extra_info }: { extra_info: { lang: string } }) => extra_info.lang)
  expect(languages).toContain('de')
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

test('serves every referenced picture and no other', async () => {
  const { data } = await fetchBody(general)
  const urls = [...new Set(JSON.stringify(data).match(/http:\/\/stack\.test[^"]+/g))]
  expect(urls.length).toBeGreaterThan(20)
  for (const url of urls) {
    const answer = await morning.request(url.replace('/sandbox/tiktok', ''))
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(await answer.text()).toMatch(/^<svg .*<\/svg>$/)
  }
  for (const file of ['avatar-.svg', 'avatar-1.png', 'face-1.svg', 'avatar-1<script>.svg']) {
    expect((await morning.request(`/pictures/${encodeURIComponent(file)}`)).status).toBe(404)
  }
})

import assert from 'node:assert/strict'
import { tiktokOver, withProviders } from '../../../../tests/doubles/upstream.ts'
import { nativeEntry, nativePage, nativeVideo } from '../../../../tests/support/providers/native-video.ts'
import { json } from '../../../../tests/support/providers/provider-reply.ts'
import { parseEnv } from '../env.ts'
import type { Tiktok } from './port.ts'
import { tiktokSchema } from './providers.ts'
import { upstreamLimits } from './upstream-limits.ts'

Deno.test('providers: requests pages of videos from tikapi', () =>
  withProviders(async (server) => {
    server.decide = ({ cursor }) =>
      json({
        ...nativePage([nativeEntry(nativeVideo(`${cursor ?? 0}`))], { has_more: 1, cursor: 99 }),
        ...(cursor === null && { nextCursor: '12' }),
      })
    const { videos } = tiktokOver({ ...server.env, TIKAPI_KEY: 'a-key' })
    assert.ok(videos)
    const first = await videos('100% #tag & more', 'de', null)
    const second = await videos('100% #tag & more', 'de', first.nextCursor)
    assert.equal(second.nextCursor, null)
    const { requests } = server
    const queries = requests.map(({ phrase, country, cursor }) => [phrase, country, cursor])
    assert.deepEqual(queries, [
      ['100% #tag & more', 'de', null],
      ['100% #tag & more', 'de', '12'],
    ])
    assert.equal(requests[0]?.path, '/tikapi/public/search/general')
    assert.equal(requests[0]?.headers['x-api-key'], 'a-key')
  }))

Deno.test('providers: requests pages of videos from tikhub with one search_id', () =>
  withProviders(async (server) => {
    server.decide = ({ cursor }) => {
      const offset = Number(cursor)
      const changes = { has_more: 1, cursor: offset + 12, log_pb: { impr_id: `log-${offset}` } }
      return json({ code: 200, data: nativePage([nativeEntry(nativeVideo(`${offset}0`))], changes) })
    }
    const { videos } = tiktokOver({ ...server.env, TIKTOK_VIDEOS: 'tikhub', TIKHUB_KEY: 'a-key' })
    assert.ok(videos)
    const first = await videos('bread', 'de', null)
    const second = await videos('bread', 'de', first.nextCursor)
    await videos('bread', 'de', second.nextCursor)
    const queries = server.requests.map(({ country, cursor, searchId }) => [country, cursor, searchId])
    assert.deepEqual(queries, [
      [null, '0', null],
      [null, '12', 'log-0'],
      [null, '24', 'log-0'],
    ])
    assert.equal(server.requests[0]?.path, '/tikhub/api/v1/tiktok/web/fetch_general_search')
    assert.equal(server.requests[0]?.headers.authorization, 'Bearer a-key')
  }))

const asked: [name: string, path: string, header: string, value: string, country: string | null][] = [
  ['tikapi', '/tikapi/public/search/autocomplete', 'x-api-key', 'a-key', 'de'],
  ['tikhub', '/tikhub/api/v1/tiktok/web/fetch_search_keyword_suggest', 'authorization', 'Bearer a-key', null],
]
for (const [name, path, header, value, country] of asked) {
  Deno.test(`providers: requests suggestions from ${name}`, () =>
    withProviders(async ({ env, requests }) => {
      const keys = { TIKAPI_KEY: 'a-key', TIKHUB_KEY: 'a-key' }
      const { autocomplete } = tiktokOver({ ...env, ...keys, TIKTOK_SUGGESTIONS: name })
      assert.ok(autocomplete)
      assert.deepEqual(await autocomplete('100% #tag & more', 'de'), {
        suggestions: [
          { word: '100% #tag & more first', group_id: 'en' },
          { word: '100% #tag & more second', group_id: 'en' },
        ],
        logId: 'log-1',
        source: 'tiktok',
      })
      const [request] = requests
      assert.equal(request?.path, path)
      assert.equal(request?.country, country)
      assert.equal(request?.headers[header], value)
    }))
}

Deno.test('providers: requests related searches from rapidapi23', () =>
  withProviders(async ({ env, requests }) => {
    const { related } = tiktokOver({ ...env, RAPIDAPI_KEY: 'a-key' })
    assert.ok(related)
    const { suggestions } = await related('sourdough', 'gb')
    assert.deepEqual(suggestions[0], { word: 'sourdough first', group_id: '7301234567890123456' })
    const [request] = requests
    assert.equal(request?.path, '/rapidapi/api/search/others-searched-for')
    assert.equal(request?.headers['x-rapidapi-key'], 'a-key')
    assert.equal(request?.headers['x-rapidapi-host'], 'tiktok-api23.p.rapidapi.com')
  }))

Deno.test('providers: sends no key to a local provider without one', () =>
  withProviders(async ({ env, requests }) => {
    await tiktokOver(env).autocomplete?.('sourdough', 'gb')
    assert.ok(requests[0] && !('x-api-key' in requests[0].headers))
  }))

const setUps: [name: string, variables: Record<string, string>, usable: (keyof Tiktok)[]][] = [
  ['nothing', {}, []],
  ['empty keys', { TIKAPI_KEY: '', RAPIDAPI_KEY: ' ' }, []],
  ['the key of TikAPI', { TIKAPI_KEY: 'k' }, ['autocomplete', 'videos']],
  ['the key of RapidAPI', { RAPIDAPI_KEY: 'k' }, ['related']],
  ['suggestions of TikHub without its key', { TIKTOK_SUGGESTIONS: 'tikhub', TIKAPI_KEY: 'k' }, ['videos']],
  ['suggestions of TikHub', { TIKTOK_SUGGESTIONS: 'tikhub', TIKHUB_KEY: 'k' }, ['autocomplete']],
  ['videos of TikHub without its key', { TIKTOK_VIDEOS: 'tikhub', TIKAPI_KEY: 'k' }, ['autocomplete']],
  ['videos of TikHub', { TIKTOK_VIDEOS: 'tikhub', TIKHUB_KEY: 'k' }, ['videos']],
  ['the public address by name', { TIKAPI_URL: 'https://api.tikapi.io/' }, []],
  ['an address without a key', { TIKAPI_URL: 'http://localhost:9/tikapi' }, ['autocomplete', 'videos']],
]
for (const [name, variables, usable] of setUps) {
  Deno.test(`providers: configures providers from ${name}`, () => {
    const found = Object.entries(tiktokOver(variables)).flatMap(([name, find]) => (find ? [name] : []))
    assert.deepEqual(found, usable)
  })
}

// Any text is a valid key, so the variables for keys are left out.
for (const name of Object.keys(tiktokSchema.entries).filter((name) => !name.endsWith('_KEY'))) {
  Deno.test(`providers: names a malformed ${name}`, () => {
    assert.throws(() => tiktokOver({ [name]: 'nonsense' }), { message: new RegExp(name) })
  })
}

Deno.test('providers: has a timeout of eight seconds, which can only be shortened', () => {
  const timeout = (variables: Record<string, string>) => parseEnv(tiktokSchema, variables).UPSTREAM_TIMEOUT_MS
  assert.equal(timeout({}), 8_000)
  assert.equal(upstreamLimits.attemptTimeoutMs, 8_000)
  assert.equal(timeout({ UPSTREAM_TIMEOUT_MS: '500' }), 500)
  for (const given of ['0', '49', '8001', '-500', '1.5', '0x100', '1e3'])
    assert.throws(
      () => timeout({ UPSTREAM_TIMEOUT_MS: given }),
      /UPSTREAM_TIMEOUT_MS must be a number/,
      given,
    )
})

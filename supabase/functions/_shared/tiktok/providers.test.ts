import assert from 'node:assert/strict'
import { type ProviderServer, startProviderServer } from '../../../../tests/support/provider-server.ts'
import { providerVariants } from '../../../../tests/support/provider-variants.ts'
import { parseEnv } from '../env.ts'
import { SearchFailure } from '../search-failure.ts'
import type { FindSuggestions } from './port.ts'
import { createTiktok, tiktokSchema } from './providers.ts'
import { createUpstreamGet, upstreamLimits } from './upstream-get.ts'

async function withProviders(test: (server: ProviderServer) => Promise<void>): Promise<void> {
  const server = await startProviderServer()
  try {
    await test(server)
  } finally {
    await server.close()
  }
}

function tiktok(variables: Record<string, string>, attemptTimeoutMs = upstreamLimits.attemptTimeoutMs) {
  const limits = { ...upstreamLimits, attemptTimeoutMs, retryDelayMs: { initialDelay: 1, maxDelay: 1 } }
  return createTiktok(parseEnv(tiktokSchema, variables), createUpstreamGet(fetch, limits))
}

async function outcomeOf(find: FindSuggestions | null, phrase: string) {
  assert.ok(find)
  try {
    return { ok: true, words: (await find(phrase, 'gb')).suggestions.map(({ word }) => word) }
  } catch (error) {
    if (error instanceof SearchFailure) return { error: error.code }
    throw error
  }
}

for (const { name, outcome, replies } of providerVariants) {
  Deno.test(`providers: ${name}`, () =>
    withProviders(async (server) => {
      const awaitsTimeout = 'error' in outcome && outcome.error === 'upstream_timeout'
      const { env, requests } = server
      const phrase = `variant ${name}`
      const byTikapi = tiktok(env, awaitsTimeout ? 50 : undefined)
      const byTikhub = tiktok({ ...env, TIKTOK_SUGGESTIONS: 'tikhub' }, awaitsTimeout ? 50 : undefined)
      assert.deepEqual(await outcomeOf(byTikapi.autocomplete, phrase), outcome)
      assert.equal(requests.length, replies.length)
      assert.deepEqual(await outcomeOf(byTikhub.autocomplete, phrase), outcome)
      assert.deepEqual(await outcomeOf(byTikapi.related, phrase), outcome)
      assert.equal(requests.length, 3 * replies.length)
    }))
}

const asked: [name: string, path: string, header: string, value: string, country: string | null][] = [
  ['tikapi', '/tikapi/public/search/autocomplete', 'x-api-key', 'a-key', 'de'],
  ['tikhub', '/tikhub/api/v1/tiktok/web/fetch_search_keyword_suggest', 'authorization', 'Bearer a-key', null],
]
for (const [name, path, header, value, country] of asked) {
  Deno.test(`providers: ${name} is asked for suggestions in its own way`, () =>
    withProviders(async ({ env, requests }) => {
      const keys = { TIKAPI_KEY: 'a-key', TIKHUB_KEY: 'a-key' }
      const { autocomplete } = tiktok({ ...env, ...keys, TIKTOK_SUGGESTIONS: name })
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

Deno.test('providers: rapidapi23 is asked for related searches in its own way', () =>
  withProviders(async ({ env, requests }) => {
    const { related } = tiktok({ ...env, RAPIDAPI_KEY: 'a-key' })
    assert.ok(related)
    const { suggestions } = await related('sourdough', 'gb')
    assert.deepEqual(suggestions[0], { word: 'sourdough first', group_id: '7301234567890123456' })
    const [request] = requests
    assert.equal(request?.path, '/rapidapi/api/search/others-searched-for')
    assert.equal(request?.headers['x-rapidapi-key'], 'a-key')
    assert.equal(request?.headers['x-rapidapi-host'], 'tiktok-api23.p.rapidapi.com')
  }))

Deno.test('providers: a stand-in that asks for no key is sent none', () =>
  withProviders(async ({ env, requests }) => {
    await tiktok(env).autocomplete?.('sourdough', 'gb')
    assert.ok(requests[0] && !('x-api-key' in requests[0].headers))
  }))

const setUps: [name: string, variables: Record<string, string>, autocomplete: boolean, related: boolean][] = [
  ['nothing', {}, false, false],
  ['empty keys', { TIKAPI_KEY: '', RAPIDAPI_KEY: ' ' }, false, false],
  ['the key of TikAPI', { TIKAPI_KEY: 'k' }, true, false],
  ['the key of RapidAPI', { RAPIDAPI_KEY: 'k' }, false, true],
  ['the key of the other provider', { TIKTOK_SUGGESTIONS: 'tikhub', TIKAPI_KEY: 'k' }, false, false],
  ['the key of TikHub', { TIKTOK_SUGGESTIONS: 'tikhub', TIKHUB_KEY: 'k' }, true, false],
  ['the public address by name', { TIKAPI_URL: 'https://api.tikapi.io/' }, false, false],
  ['an address without a key', { TIKAPI_URL: 'http://localhost:9999/tikapi' }, true, false],
]
for (const [name, variables, autocomplete, related] of setUps) {
  Deno.test(`providers: what ${name} sets up`, () => {
    const usable = tiktok(variables)
    assert.deepEqual([usable.autocomplete !== null, usable.related !== null], [autocomplete, related])
  })
}

for (const name of [
  'TIKTOK_SUGGESTIONS',
  'TIKTOK_RELATED',
  'TIKAPI_URL',
  'TIKHUB_URL',
  'RAPIDAPI_TIKTOK_URL',
]) {
  Deno.test(`providers: a malformed ${name} is named`, () => {
    assert.throws(() => tiktok({ [name]: 'nonsense' }), { message: new RegExp(name) })
  })
}

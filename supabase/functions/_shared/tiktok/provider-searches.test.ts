import assert from 'node:assert/strict'
import { readVideoItem } from '../../../../src/domain/ranking/video-item.ts'
import { tiktokOver, upstreamResponse, withProviders } from '../../../../tests/doubles/upstream.ts'
import { repetitions } from '../../../../tests/support/project/long-run.ts'
import { newSeed, seededRandom } from '../../../../tests/support/project/random.ts'
import { mutatedText } from '../../../../tests/support/providers/mutated-body.ts'
import { nativeEntry, nativeVideo } from '../../../../tests/support/providers/native-video.ts'
import { type ProviderShape, providerPaths } from '../../../../tests/support/providers/provider-shapes.ts'
import {
  type ProviderVariant,
  providerVariants,
} from '../../../../tests/support/providers/provider-variants.ts'
import { videoCases } from '../../../../tests/support/providers/video-cases.ts'
import { someVideos, videoPage, videoProviders } from '../../../../tests/support/providers/video-pages.ts'
import { handle as autocomplete } from '../../tiktok-autocomplete/handler.ts'
import { handle as related } from '../../tiktok-search/handler.ts'
import { handle as videos } from '../../tiktok-search-general/handler.ts'
import { parseEnv } from '../env.ts'
import { Failure } from '../failure.ts'
import { fakeDeps, searchRequest } from '../testing/fake-deps.ts'
import { createMemoryCheckLedger, createMemoryLedger } from '../testing/memory-ledger.ts'
import type { Tiktok } from './port.ts'
import { createTiktok, tiktokSchema } from './providers.ts'

// biome-ignore lint/suspicious/noExplicitAny: bodies of three functions
type Body = any

interface Search {
  name: string
  address: string
  variables: Record<string, string>
  /** A successful response in the provider's format. */
  valid: Record<string, unknown>
  readWords: (body: Body) => string[]
  open: () => OpenSearch
}

interface OpenSearch {
  handle: (request: Request, tiktok: Tiktok) => Promise<Response>
  creditsUsed: () => number
}

function searchOfWords(
  search: Omit<Search, 'valid' | 'open'>,
  { entry, native, envelope }: ProviderShape,
  handle: typeof related | typeof autocomplete,
): Search {
  const entries = ['sourdough starter', 'sourdough bread', 'easy sourdough'].map((word) => entry(word))
  return {
    ...search,
    valid: envelope(native(entries)) as Record<string, unknown>,
    open() {
      const ledger = createMemoryLedger()
      return {
        creditsUsed: ledger.creditsUsed,
        handle: (request, tiktok) => handle(request, fakeDeps({ ledger, tiktok })),
      }
    },
  }
}

const shapeAt = (path: string) => providerPaths[path]?.shape ?? assert.fail(`no provider has ${path}`)
const photo = nativeEntry(nativeVideo('81', 'photo', { imagePost: {} }))

const searchesOfWords: Search[] = [
  searchOfWords(
    {
      name: 'tiktok-search over rapidapi23',
      address: '/tiktok-search?keyword=',
      variables: {},
      readWords: ({ data }) => data.map(({ word }: Body) => word),
    },
    shapeAt('/rapidapi/api/search/others-searched-for'),
    related,
  ),
  ...[
    ['tikapi', '/tikapi/public/search/autocomplete'] as const,
    ['tikhub', '/tikhub/api/v1/tiktok/web/fetch_search_keyword_suggest'] as const,
  ].map(([provider, path]) =>
    searchOfWords(
      {
        name: `tiktok-autocomplete over ${provider}`,
        address: '/tiktok-autocomplete?country=de&query=',
        variables: { TIKTOK_SUGGESTIONS: provider },
        readWords: ({ sug_list }) => sug_list.map(({ content }: Body) => content),
      },
      shapeAt(path),
      autocomplete,
    ),
  ),
]

const searchesOfVideos = videoProviders.map((provider) => ({
  provider,
  name: `tiktok-search-general over ${provider}`,
  address: '/tiktok-search-general?country=gb&keyword=',
  variables: { TIKTOK_VIDEOS: provider },
  valid: videoPage([...someVideos(1, 3), photo], 12, provider),
  readWords: ({ data }: Body) => data.map(({ item }: Body) => item.desc),
  open() {
    const ledger = createMemoryCheckLedger()
    return {
      listVideos: ledger.listVideos,
      creditsUsed: ledger.creditsUsed,
      handle: (request: Request, tiktok: Tiktok) => videos(request, { ...fakeDeps(), ledger, tiktok }),
    }
  },
}))

function tiktokResponding({ variables }: Search, body: string): Tiktok {
  const keys = { TIKAPI_KEY: 'k', TIKHUB_KEY: 'k', RAPIDAPI_KEY: 'k' }
  return createTiktok(parseEnv(tiktokSchema, { ...keys, ...variables }), async () => upstreamResponse(body))
}

function askRepeatedly({ address }: Search, { handle }: OpenSearch, phrase: string, tiktok: Tiktok) {
  const id = crypto.randomUUID()
  const ask = async (): Promise<{ status: number; body: Body }> => {
    const request = searchRequest(address + encodeURIComponent(phrase), { 'idempotency-key': id })
    const response = await handle(request, tiktok)
    return { status: response.status, body: await response.json() }
  }
  return { id, ask }
}

async function assertOutcome(search: Search, variant: ProviderVariant): Promise<void> {
  await withProviders(async ({ env, requests }) => {
    const { outcome, replies } = variant
    const opened = search.open()
    const isSilent = 'error' in outcome && outcome.error === 'upstream_timeout'
    // Long enough for a request to reach the server on a busy machine, because the test counts the requests.
    const limits = isSilent ? { attemptTimeoutMs: 250 } : {}
    const tiktok = tiktokOver({ ...env, ...search.variables }, limits)
    const { id, ask } = askRepeatedly(search, opened, `variant ${variant.name}`, tiktok)
    const isFailure = 'error' in outcome
    const first = await ask()
    if (isFailure) {
      const { code, message, status } = new Failure(outcome.error)
      assert.deepEqual(first, { status, body: { error: { code, message } } })
    } else {
      const { searchId, source } = first.body
      assert.deepEqual(
        { status: first.status, words: search.readWords(first.body), searchId, source },
        { status: 200, words: outcome.words, searchId: id, source: 'tiktok' },
      )
    }
    const spent = () => ({ credits: opened.creditsUsed(), requests: requests.length })
    const expected = { credits: isFailure ? 0 : 1, requests: replies.length }
    assert.deepEqual(spent(), expected)
    assert.deepEqual(await ask(), first)
    assert.deepEqual(spent(), expected)
  })
}

for (const search of [...searchesOfWords, ...searchesOfVideos]) {
  for (const variant of providerVariants)
    if (searchesOfWords.includes(search) || !variant.isAboutWords)
      Deno.test(`${search.name}: ${variant.name}`, () => assertOutcome(search, variant))

  Deno.test(`${search.name}: no changed body crashes or charges without a result`, async () => {
    const seed = newSeed()
    const times = repetitions(200, 2_000)
    const random = seededRandom(seed)
    let found = 0
    for (let n = 0; n < times; n += 1) {
      const sent = mutatedText(search.valid, random)
      const opened = search.open()
      const tiktok = tiktokResponding(search, sent)
      const { ask } = askRepeatedly(search, opened, 'sourdough', tiktok)
      try {
        const first = await ask()
        const isFound = first.status === 200
        if (isFound) found += 1
        else assert.match(String(first.body.error?.code), /^upstream_/)
        assert.deepEqual(await ask(), first)
        assert.equal(opened.creditsUsed(), isFound ? 1 : 0)
      } catch (cause) {
        throw new Error(`KEYTRAIL_SEED=${seed}, body ${n}: ${sent}`, { cause })
      }
    }
    assert.ok(found > times / 4, `KEYTRAIL_SEED=${seed}: only ${found} of ${times} were found`)
  })
}

for (const search of searchesOfVideos)
  for (const { name, entries, rows } of videoCases)
    Deno.test(`${search.name}, video: ${name}`, async () => {
      const opened = search.open()
      const sent = JSON.stringify(videoPage(entries, null, search.provider))
      const tiktok = tiktokResponding(search, sent)
      const { status, body } = await askRepeatedly(search, opened, 'a', tiktok).ask()
      assert.equal(status, 200)
      const answered = body.data.map(readVideoItem)
      assert.equal(answered.length, rows.length)
      for (const [index, expected] of rows.entries())
        assert.deepEqual({ ...answered[index], ...expected }, answered[index])
      assert.deepEqual(answered, opened.listVideos(body.searchId))
      assert.equal(opened.creditsUsed(), 1)
    })

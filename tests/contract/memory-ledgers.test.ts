// For random calls, the in-memory ledgers of the functions' tests must return the same as the database.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDatabaseCall, type DatabaseCall } from '../../supabase/functions/_shared/database.ts'
import { Failure } from '../../supabase/functions/_shared/failure.ts'
import type {
  DonePage,
  DoneSearch,
  Ledger,
  PageRequest,
  SearchRequest,
} from '../../supabase/functions/_shared/ledger/ledger.ts'
import {
  createPostgrestCheckLedger,
  createPostgrestLedger,
} from '../../supabase/functions/_shared/ledger/postgrest-ledger.ts'
import {
  createMemoryCheckLedger,
  createMemoryLedger,
} from '../../supabase/functions/_shared/testing/memory-ledger.ts'
import type { FoundSuggestions, FoundVideo, VideoPage } from '../../supabase/functions/_shared/tiktok/port.ts'
import { keys } from '../../supabase/tests/support/test-api.ts'
import { trackedDatabase } from '../../supabase/tests/support/tracking.ts'
import { repetitions } from '../support/project/long-run.ts'
import { newSeed, seededRandom } from '../support/project/random.ts'
import { rankingRow } from '../support/rows/ranking-row.ts'

const { database, tracking } = trackedDatabase()
const environment = { SUPABASE_URL: 'http://localhost:3000', SUPABASE_SECRET_KEY: keys.secret }
const call: DatabaseCall = async (name, parameters) => {
  const api = await database.openApi()
  return createDatabaseCall(environment, (input, init) => api.fetch(new Request(input, init)))(
    name,
    parameters,
  )
}

// These tests cause refusals on purpose, and @supabase/lite logs each of them as an error.
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

async function readOutcome(answering: Promise<unknown>): Promise<unknown> {
  try {
    return await answering
  } catch (error) {
    if (error instanceof Failure) return error.code
    throw error
  }
}

const patient = { timeout: repetitions(60_000, 600_000) }

const seed = repetitions(1, newSeed())
const random = seededRandom(seed)
const pick = <Value>(...values: readonly Value[]): Value =>
  values[Math.floor(random() * values.length)] as Value
const makeSome = <Value>(count: number, make: () => Value) =>
  Array.from({ length: Math.floor(random() * (count + 1)) }, make)

async function expectAlike<Asked extends { id: string }, Found, Finished>(
  [memory, real]: [Ledger<Asked, Found, Finished>, Ledger<Asked, Found, Finished>],
  create: () => Asked,
  changes: Partial<Asked>[],
  find: () => Found,
): Promise<void> {
  const recent: Asked[] = []
  const seen = new Set<unknown>()
  for (let step = 0; step < repetitions(120, 2_500); step += 1) {
    const earlier = recent.length > 0 ? pick(...recent) : undefined
    const asked = earlier ? pick(create(), earlier, { ...earlier, ...pick(...changes) }) : create()
    const [settled, found] = [pick(asked, earlier ?? asked, earlier ?? asked), find()]
    const name = pick('record', 'record', 'complete', 'complete', 'fail')
    const ask = (ledger: typeof memory): Promise<unknown> => {
      if (name === 'record') return ledger.record(asked)
      return name === 'fail' ? ledger.fail(settled, 'abandoned') : ledger.complete(settled, found)
    }
    const outcome = await readOutcome(ask(memory))
    const where = `KEYTRAIL_SEED=${seed}, step ${step}: ${name} ${JSON.stringify({ asked, settled, found })}`
    expect(outcome, where).toEqual(await readOutcome(ask(real)))
    seen.add(typeof outcome === 'string' ? outcome : 'answered')
    if (name === 'record' && typeof outcome !== 'string') recent.push(asked)
    if (recent.length > 6) recent.shift()
  }
  expect([...seen].toSorted()).toEqual(['account_deleted', 'answered', 'internal', 'key_reused'])
}

/** The database refuses a few of these texts. */
const texts = [...Array(4).fill(['bread', '👩‍🍳', '\\u0000', "it's"]).flat(), 'a\u0000b', 'a\uD83Db', '']
const videoChanges: Partial<FoundVideo>[] = [
  ...Array(4)
    .fill([{}, { full_description: '👩‍🍳 \\u0000' }, { vq_score: 47.2 }, { hearts: 9_200_000_000 }])
    .flat(),
  { full_description: 'a\u0000b' },
  { username: 'a\uD83Db' },
  { duration: 2 ** 31 },
  { play_count: 1.5 },
  { vq_score: 100.5 },
]

test('searches', patient, async () => {
  const userId = await tracking.createUser()
  await expectAlike<SearchRequest, FoundSuggestions, DoneSearch>(
    [createMemoryLedger(2_000), createPostgrestLedger(call)],
    () => ({
      id: crypto.randomUUID(),
      userId,
      phrase: pick('bread', 'cake'),
      type: pick('basic', 'autocomplete'),
      country: pick('gb', 'us'),
    }),
    [{ phrase: 'tea' }, { type: 'basic' }, { country: 'us' }],
    () => ({
      suggestions: makeSome(3, () => ({ word: pick(...texts), group_id: pick('en', '') })),
      logId: pick('log', null),
      source: pick('tiktok', 'sample'),
    }),
  )
})

test('first pages of checks', patient, async () => {
  const userId = await tracking.createUser()
  await expectAlike<PageRequest, VideoPage, DonePage>(
    [createMemoryCheckLedger({ credits: 2_000 }), createPostgrestCheckLedger(call)],
    () => ({
      ...{ id: crypto.randomUUID(), userId, phrase: pick('bread', 'cake'), country: pick('gb', 'us') },
      ...{ searchId: null, cursor: null, keyPhraseId: null },
    }),
    [{ phrase: 'tea' }, { country: 'us' }],
    () => ({
      videos: makeSome(4, () => {
        const { rank, ...video } = rankingRow({
          video_url: `https://www.tiktok.com/@ada/video/${pick(1, 2, 3, 4, 5, 6, 7, 8)}`,
        })
        return { ...video, ...pick(...videoChanges) }
      }),
      nextCursor: pick('c1', 'c2', null),
      logId: pick('log', null),
      source: pick('tiktok', 'sample'),
    }),
  )
})

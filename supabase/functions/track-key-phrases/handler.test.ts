import assert from 'node:assert/strict'
import type { SearchErrorCode } from '../../../src/domain/search/search-errors.ts'
import { Failure } from '../_shared/failure.ts'
import { serverDeps, serverRequest } from '../_shared/testing/fake-deps.ts'
import type { FindSuggestions, FoundSuggestions, FoundVideo, SearchPage } from '../_shared/tiktok/port.ts'
import type { Ranking } from './find-ranking.ts'
import { handle, type TrackDeps } from './handler.ts'
import type { ClaimedKeyPhrase, ClaimedName, TrackerQueue } from './tracker-queue.ts'

/** Longer than a run may spend requesting pages. */
const tooLongMs = 46_000

function createMemoryQueue(due: number) {
  const waiting = Array.from(
    { length: due },
    (_, n): ClaimedKeyPhrase => ({
      keyword_id: `id-${n}`,
      keyword: `phrase ${n}`,
      country: 'gb',
      day: '2026-11-21',
      attempt: 1,
    }),
  )
  let inHand = 0
  const seen = {
    stored: new Map<string, Ranking>(),
    names: [] as ClaimedName[],
    settled: new Map<string, FoundSuggestions | SearchErrorCode>(),
    failed: new Map<string, SearchErrorCode>(),
    maxInHand: 0,
    paces: [] as boolean[],
  }
  const queue: TrackerQueue & typeof seen = {
    ...seen,
    start: async () => 1,
    claim: async (limit) => {
      const batch = waiting.splice(0, limit)
      inHand += batch.length
      queue.maxInHand = Math.max(queue.maxInHand, inHand)
      return batch
    },
    store: async (claimed, ranking) => {
      inHand -= 1
      queue.stored.set(claimed.keyword_id, ranking)
      return 'stored'
    },
    fail: async (claimed, code) => {
      inHand -= 1
      queue.failed.set(claimed.keyword_id, code)
      return 'retry'
    },
    claimNames: async (limit) => queue.names.splice(0, limit),
    settleName: async ({ name }, found) => {
      queue.settled.set(name, found)
      return typeof found === 'string' ? 'retry' : 'stored'
    },
    pace: async (refused) => void queue.paces.push(refused),
    finish: async () => waiting.length,
  }
  return queue
}

function video(n: number): FoundVideo {
  return { video_url: `https://www.tiktok.com/@a/video/${n}` } as FoundVideo
}

function createTiktok(pages: number): SearchPage {
  return async (_phrase, _country, cursor) => {
    const page = Number(cursor ?? '0')
    return {
      videos: Array.from({ length: 12 }, (_, n) => video(page * 12 + n)),
      nextCursor: page + 1 < pages ? String(page + 1) : null,
      logId: 'log',
      source: 'tiktok',
    }
  }
}

async function run(queue: TrackerQueue, overrides: Partial<TrackDeps> = {}) {
  const response = await handle(serverRequest(), {
    ...serverDeps,
    queue,
    tiktok: { videos: createTiktok(9), autocomplete: null },
    sendAlerts: async () => undefined,
    alarm: () => undefined,
    ...overrides,
  })
  return { status: response.status, body: await response.json() }
}

Deno.test('tracker: checks three pages of each due key phrase, and triggers alerts once', async () => {
  const queue = createMemoryQueue(20)
  let sent = 0
  const sendAlerts = async () => {
    sent += 1
  }
  assert.deepEqual(await run(queue, { sendAlerts }), {
    status: 200,
    body: { claimed: 20, done: 20, failed: 0, retried: 0, left: 0 },
  })
  for (const { videos, pages, nextCursor } of queue.stored.values()) {
    assert.deepEqual([videos.length, pages, nextCursor], [36, 3, '3'])
    assert.equal(videos[35]?.video_url, 'https://www.tiktok.com/@a/video/35')
  }
  assert.equal(sent, 1)
  assert.equal(queue.maxInHand, 8)
  assert.deepEqual(queue.paces, [false])
})

Deno.test('tracker: stores a check with fewer pages if the search ends early', async () => {
  const queue = createMemoryQueue(1)
  await run(queue, { tiktok: { videos: createTiktok(2), autocomplete: null } })
  const [ranking] = queue.stored.values()
  assert.deepEqual([ranking?.videos.length, ranking?.pages, ranking?.nextCursor], [24, 2, null])
})

Deno.test('tracker: fails a check with the code of a failed page', async () => {
  const queue = createMemoryQueue(2)
  const videos: SearchPage = async (phrase, country, cursor) => {
    if (phrase === 'phrase 0' && cursor === '1') throw new Failure('upstream_blocked', { detail: 'x' })
    return createTiktok(9)(phrase, country, cursor)
  }
  const { body } = await run(queue, { tiktok: { videos, autocomplete: null } })
  assert.deepEqual(body, { claimed: 2, done: 1, failed: 0, retried: 1, left: 0 })
  assert.deepEqual([...queue.failed.values()], ['upstream_blocked'])
})

Deno.test('tracker: stops claiming if the upstream is down', async () => {
  const queue = createMemoryQueue(100)
  const videos: SearchPage = () => Promise.reject(new Failure('upstream_unavailable', { detail: 'x' }))
  const { body } = await run(queue, { tiktok: { videos, autocomplete: null } })
  assert.ok(body.claimed >= 12 && body.claimed < 20, String(body.claimed))
  assert.deepEqual([body.done, body.left], [0, 100 - body.claimed])
})

Deno.test('tracker: ends a run in time and leaves the rest to the next', async () => {
  const queue = createMemoryQueue(100)
  let now = 0
  const videos: SearchPage = async (...page) => {
    now += 2_000
    return createTiktok(1)(...page)
  }
  const { body } = await run(queue, { tiktok: { videos, autocomplete: null }, clock: () => now })
  assert.ok(body.claimed >= 20 && body.claimed < 28, String(body.claimed))
  assert.deepEqual([body.done, body.left], [body.claimed, 100 - body.claimed])
})

Deno.test('tracker: limits the checks per run, and reports a large backlog', async () => {
  const alarms: number[] = []
  const queue = createMemoryQueue(4_000)
  const { body } = await run(queue, { alarm: (left) => alarms.push(left) })
  assert.deepEqual([body.claimed, body.done, body.left], [60, 60, 3_940])
  assert.deepEqual(alarms, [3_940])
})

Deno.test('tracker: blocks only one lane during a slow check', async () => {
  const queue = createMemoryQueue(40)
  const videos: SearchPage = async (phrase, ...rest) => {
    while (phrase === 'phrase 0' && queue.stored.size < 39)
      await new Promise((resolve) => setTimeout(resolve, 1))
    return createTiktok(1)(phrase, ...rest)
  }
  const { body } = await run(queue, { tiktok: { videos, autocomplete: null } })
  assert.equal(body.done, 40)
  assert.equal([...queue.stored.keys()].at(-1), 'id-0')
})

Deno.test('tracker: reports a rate limit once, which pauses all workers', async () => {
  const queue = createMemoryQueue(40)
  const claim = queue.claim
  queue.claim = async (limit) => (queue.paces.includes(true) ? [] : claim(limit))
  const videos: SearchPage = () => Promise.reject(new Failure('upstream_rate_limited', { detail: 'x' }))
  const { body } = await run(queue, { tiktok: { videos, autocomplete: null } })
  assert.deepEqual(queue.paces, [true])
  assert.ok(body.claimed <= 16, String(body.claimed))
})

Deno.test('tracker: fails a check that exceeds the time of the run', async () => {
  const queue = createMemoryQueue(1)
  let now = 0
  const videos: SearchPage = async (...page) => {
    now += tooLongMs
    return createTiktok(9)(...page)
  }
  await run(queue, { tiktok: { videos, autocomplete: null }, clock: () => now })
  assert.deepEqual([...queue.failed.values()], ['upstream_timeout'])
})

Deno.test('tracker: looks up names after the key phrases, and stores why one failed', async () => {
  const queue = createMemoryQueue(1)
  queue.names.push({ id: '1', name: 'acme', country: 'gb' }, { id: '2', name: 'bolt', country: 'de' })
  const found = {
    suggestions: [{ word: 'acme scam', group_id: 'en' }],
    logId: 'log',
    source: 'tiktok',
  } as const
  const autocomplete: FindSuggestions = async (name, country) => {
    assert.equal(country, name === 'acme' ? 'gb' : 'de')
    if (name === 'bolt') throw new Failure('upstream_empty', { detail: 'x' })
    return { ...found, suggestions: [...found.suggestions] }
  }
  const { body } = await run(queue, { tiktok: { videos: createTiktok(1), autocomplete } })
  assert.deepEqual(body, { claimed: 3, done: 2, failed: 0, retried: 1, left: 0 })
  const expected = Object.entries({ acme: found, bolt: 'upstream_empty' })
  assert.deepEqual([...queue.settled], expected)
})

Deno.test('tracker: does not count dropped checks, and continues after a database failure', async () => {
  const queue = createMemoryQueue(3)
  const store = queue.store
  queue.store = async (claimed, ranking) => {
    if (claimed.keyword === 'phrase 0') return 'dropped'
    if (claimed.keyword === 'phrase 1') throw new Failure('internal', { detail: 'x' })
    return store(claimed, ranking)
  }
  queue.fail = () => Promise.reject(new Error('the database is gone'))
  const { status, body } = await run(queue)
  assert.deepEqual([status, body], [200, { claimed: 3, done: 1, failed: 0, retried: 0, left: 0 }])
})

Deno.test('tracker: claims nothing without a provider', async () => {
  const queue = createMemoryQueue(1)
  const { status, body } = await run(queue, { tiktok: { videos: null, autocomplete: null } })
  assert.equal(status, 503)
  assert.equal(body.error.code, 'not_configured')
  assert.equal(queue.maxInHand, 0)
})

Deno.test('tracker: succeeds even if alerts cannot be sent', async () => {
  const sendAlerts = () => Promise.reject(new Error('no response'))
  assert.equal((await run(createMemoryQueue(3), { sendAlerts })).status, 200)
})

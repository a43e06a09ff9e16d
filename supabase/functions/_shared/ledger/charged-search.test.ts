import assert from 'node:assert/strict'
import { Failure } from '../failure.ts'
import { found, isFailure, userId } from '../testing/fake-deps.ts'
import { createMemoryLedger, type MemoryLedger } from '../testing/memory-ledger.ts'
import { type ChargedSearchDeps, chargedSearch, pollDelaysMs } from './charged-search.ts'
import type { SearchLedger, SearchRequest } from './ledger.ts'

const id = '0a8d7b1e-9c1c-4b43-9f6c-0f7f3d1f2a10'
const search: SearchRequest = { id, userId, phrase: 'sourdough', type: 'basic', country: 'gb' }

type Deps = ChargedSearchDeps<SearchLedger>

function deps(ledger: MemoryLedger, overrides: Partial<Deps> = {}): Deps {
  return { ledger, sleep: async () => undefined, log: () => undefined, ...overrides }
}

const finds = async () => found

Deno.test('charged search: sends no request to TikTok if the database refuses', async () => {
  const ledger = createMemoryLedger(0)
  const asksNobody = async () => assert.fail('TikTok was asked')
  await assert.rejects(chargedSearch(search, asksNobody, deps(ledger)), isFailure('credits_exhausted'))
})

Deno.test('charged search: logs an internal error, fails with internal and refunds the credit', async () => {
  const ledger = createMemoryLedger()
  const logged: Failure[] = []
  const breaks = () => Promise.reject(new TypeError('x is not a function'))
  const withLog = deps(ledger, { log: (failure) => logged.push(failure) })
  await assert.rejects(chargedSearch(search, breaks, withLog), isFailure('internal'))
  // A call with the same key must report that the search has ended, or the caller would retry forever.
  await assert.rejects(chargedSearch(search, finds, withLog), isFailure('abandoned'))
  assert.match(logged[0]?.detail ?? '', /x is not a function/)
  assert.equal(ledger.creditsUsed(), 0)
})

Deno.test('charged search: runs and charges once for ten calls with one key, with equal responses', async () => {
  const ledger = createMemoryLedger()
  const { promise, resolve } = Promise.withResolvers<typeof found>()
  let asked = 0
  const findsLater = () => {
    asked += 1
    return promise
  }
  const sleep = async () => resolve(found)
  const calls = Array.from({ length: 10 }, () => chargedSearch(search, findsLater, deps(ledger, { sleep })))
  const answers = await Promise.all(calls)
  assert.equal(new Set(answers.map((response) => JSON.stringify(response))).size, 1)
  assert.equal(asked, 1)
  assert.equal(ledger.creditsUsed(), 1)
})

Deno.test('charged search: fails with in_progress after waiting too long, without a change', async () => {
  const ledger = createMemoryLedger()
  await ledger.record(search)
  const naps: number[] = []
  const sleep = async (milliseconds: number) => void naps.push(milliseconds)
  await assert.rejects(chargedSearch(search, finds, deps(ledger, { sleep })), isFailure('in_progress'))
  assert.deepEqual(naps, pollDelaysMs)
  assert.equal(ledger.rows.get(search.id)?.state, 'pending')
})

Deno.test('charged search: refunds the credit if storing fails', async () => {
  const ledger = createMemoryLedger()
  const broken = {
    ...ledger,
    complete: async () => Promise.reject(new Failure('internal', { detail: 'connection lost' })),
  }
  await assert.rejects(chargedSearch(search, finds, deps(broken)), isFailure('internal'))
  assert.equal(ledger.creditsUsed(), 0)
})

Deno.test('charged search: succeeds if only the response to storing is lost', async () => {
  const ledger = createMemoryLedger()
  const forgetful: MemoryLedger = {
    ...ledger,
    complete: async (search, suggestions) => {
      await ledger.complete(search, suggestions)
      throw new Failure('internal', { detail: 'connection lost' })
    },
  }
  const done = await chargedSearch(search, finds, deps(forgetful))
  assert.deepEqual(done.suggestions, found.suggestions)
  assert.equal(ledger.creditsUsed(), 1)
})

Deno.test('charged search: fails with abandoned if the search was abandoned meanwhile', async () => {
  const ledger = createMemoryLedger()
  const findsLate = async () => {
    await ledger.fail(search, 'abandoned')
    return found
  }
  await assert.rejects(chargedSearch(search, findsLate, deps(ledger)), isFailure('abandoned'))
})

import assert from 'node:assert/strict'
import { newToken } from '../../../../src/domain/account/api-token.ts'
import type { DatabaseCall } from '../database.ts'
import { Failure } from '../failure.ts'
import type { SearchDeps, VisitorDeps } from '../search/suggestion-search.ts'
import type { FoundSuggestions } from '../tiktok/port.ts'
import { createMemoryLedger } from './memory-ledger.ts'

export function isFailure(code: string): (error: unknown) => boolean {
  return (error) => error instanceof Failure && error.code === code
}

const userToken = 'a-good-token'
export const userId = '6f1c8a54-0d6e-4a57-9d4e-2b8f3f0f5a11'
export const visitorKey = 'sb_publishable_test'
export const siteOrigin = 'https://keytrail.test'

export const found: FoundSuggestions = {
  suggestions: [
    { word: 'sourdough starter', group_id: '7301234567890123456' },
    { word: 'sourdough bread', group_id: '7301234567890123457' },
  ],
  logId: 'log-1',
  source: 'tiktok',
}

export function fakeDeps(overrides: Partial<SearchDeps & VisitorDeps> = {}): SearchDeps & VisitorDeps {
  return {
    allowedOrigins: [siteOrigin],
    verifyUser: async (headers) => {
      if (headers.get('authorization') !== `Bearer ${userToken}`) throw new Failure('unauthorized')
      return userId
    },
    ledger: createMemoryLedger(),
    tiktok: { related: async () => found, autocomplete: async () => found, videos: null },
    isVisitor: (headers) => headers.get('apikey') === visitorKey,
    visits: {
      take: async () => ({ answer: null, id: null, giveBack: async () => undefined, keep: async () => null }),
    },
    verifyCaptcha: null,
    sleep: async () => undefined,
    log: () => undefined,
    ...overrides,
  }
}

/** Returns a request with the user's token and a new idempotency key. `headers` can replace both. */
export function searchRequest(pathAndQuery: string, headers: Record<string, string> = {}): Request {
  return new Request(`http://functions${pathAndQuery}`, {
    headers: { authorization: `Bearer ${userToken}`, 'idempotency-key': crypto.randomUUID(), ...headers },
  })
}

export const secretKey = 'sb_secret_test'

/** For functions that scheduled jobs call. */
export const serverDeps = { allowedOrigins: [], log: () => undefined, secretKey, clock: () => 0 }

/** Returns a request like those of the scheduled jobs. */
export function serverRequest(): Request {
  const headers = { authorization: `Bearer ${secretKey}` }
  return new Request('http://functions/x', { method: 'POST', headers })
}

export const apiToken = newToken((count) => crypto.getRandomValues(new Uint8Array(count)))
export const apiLimit = { max: 120, left: 7, resets_in: 30 }

/** For functions that accept personal tokens. The test fails if the function makes a check. */
export function fakeTokenDeps(call: DatabaseCall) {
  const { ledger: searchLedger, ...deps } = fakeDeps()
  const unused = () => assert.fail('nothing is spent here')
  return {
    ...deps,
    searchLedger,
    checkLedger: { record: unused, complete: unused, fail: unused },
    secretKey,
    call,
  }
}

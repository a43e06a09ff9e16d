import { Failure } from '../failure.ts'
import type { SearchDeps, VisitorDeps } from '../search/suggestion-search.ts'
import type { FoundSuggestions } from '../tiktok/port.ts'
import { createMemoryLedger } from './memory-ledger.ts'

const userToken = 'a-good-token'
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
      return '6f1c8a54-0d6e-4a57-9d4e-2b8f3f0f5a11'
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

/** A request from the signed-in user with a new idempotency key; `headers` can override both. */
export function searchRequest(pathAndQuery: string, headers: Record<string, string> = {}): Request {
  return new Request(`http://functions${pathAndQuery}`, {
    headers: { authorization: `Bearer ${userToken}`, 'idempotency-key': crypto.randomUUID(), ...headers },
  })
}

export const secretKey = 'sb_secret_test'

/** A request like the schedule's. */
export function serverRequest(): Request {
  const headers = { authorization: `Bearer ${secretKey}` }
  return new Request('http://functions/x', { method: 'POST', headers })
}

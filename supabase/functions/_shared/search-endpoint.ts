// What the search functions share: who may ask, in which form, and how success and failure are answered.
import { errorAnswer, jsonAnswer } from './answers.ts'
import { type ChargedSearchDeps, chargedSearch } from './charged-search.ts'
import { corsHeaders, preflightAnswer } from './cors.ts'
import { asSearchFailure, SearchFailure } from './search-failure.ts'
import type { DoneSearch, SearchRequest } from './search-ledger.ts'
import { readIdempotencyKey } from './search-parameters.ts'
import type { FindSuggestions, Tiktok } from './tiktok/port.ts'
import type { VerifyUser } from './user-verifier.ts'

export interface SearchDeps extends ChargedSearchDeps {
  allowedOrigins: readonly string[]
  verifyUser: VerifyUser
  tiktok: Tiktok
}

export interface SearchEndpoint {
  /** Reads what is searched; throws InvalidRequest. */
  read: (parameters: URLSearchParams) => Pick<SearchRequest, 'phrase' | 'type' | 'country'>
  find: FindSuggestions | null
  /** The body of the answer, in the shape of spec section 7. */
  body: (search: DoneSearch) => Record<string, unknown>
}

/**
 * Answers one request. It never rejects, and it does not look at `request.signal`: a caller who hangs up has
 * spent a credit, so the search is finished and stored for the next call with the same key.
 */
export async function answerSearch(
  request: Request,
  deps: SearchDeps,
  endpoint: SearchEndpoint,
): Promise<Response> {
  if (request.method === 'OPTIONS') return preflightAnswer(request, deps.allowedOrigins, 'GET, OPTIONS')
  const cors = corsHeaders(request, deps.allowedOrigins)
  let searchId: string | null = null
  try {
    const search = await readRequest(request, deps, endpoint)
    searchId = search.id
    // Asked before anything is recorded: a search that nobody can make takes no credit and leaves no row.
    if (endpoint.find === null) throw new SearchFailure('not_configured', 'no key for the chosen provider')
    const done = await chargedSearch(search, endpoint.find, deps)
    return jsonAnswer(200, { ...endpoint.body(done), searchId: done.searchId, source: done.source }, cors)
  } catch (error) {
    const failure = asSearchFailure(error)
    if (failure.detail !== '') deps.log(failure, searchId)
    return errorAnswer(failure, cors)
  }
}

async function readRequest(
  request: Request,
  { verifyUser }: SearchDeps,
  { read }: SearchEndpoint,
): Promise<SearchRequest> {
  if (request.method !== 'GET') throw new SearchFailure('method_not_allowed')
  const userId = await verifyUser(request.headers)
  return { id: readIdempotencyKey(request.headers), userId, ...read(new URL(request.url).searchParams) }
}

// The functions that search for suggestions: signed-in callers pay a credit, visitors have a few a day.
import { type AnswerDeps, answerGet, requireProvider } from './answer-get.ts'
import { type ChargedSearchDeps, chargedSearch } from './charged-search.ts'
import { asSearchFailure } from './search-failure.ts'
import type { DoneSearch, SearchRequest } from './search-ledger.ts'
import { readIdempotencyKey } from './search-parameters.ts'
import type { FindSuggestions, FoundSuggestions, Tiktok } from './tiktok/port.ts'
import type { VerifyUser } from './user-verifier.ts'
import type { Visits } from './visits.ts'

export interface SearchDeps
  extends AnswerDeps,
    ChargedSearchDeps<SearchRequest, FoundSuggestions, DoneSearch> {
  verifyUser: VerifyUser
  tiktok: Tiktok
}

export interface VisitorDeps extends AnswerDeps {
  isVisitor: (headers: Headers) => boolean
  visits: Visits
}

export interface SearchEndpoint {
  /** Reads what is searched; throws InvalidRequest. */
  read: (parameters: URLSearchParams) => Pick<SearchRequest, 'phrase' | 'type' | 'country'>
  find: FindSuggestions | null
  /** The body of the answer, in the shape of spec section 7. */
  body: (search: Pick<DoneSearch, 'phrase' | 'suggestions' | 'logId'>) => Record<string, unknown>
}

/** Answers a signed-in caller. */
export function answerSearch(
  request: Request,
  deps: SearchDeps,
  { read, find, body }: SearchEndpoint,
): Promise<Response> {
  return answerGet(request, deps, async (parameters, note) => {
    const userId = await deps.verifyUser(request.headers)
    const search = { id: readIdempotencyKey(request.headers), userId, ...read(parameters) }
    note(search.id)
    const ask = requireProvider(find)
    const done = await chargedSearch(search, () => ask(search.phrase, search.country), deps)
    return { ...body(done), searchId: done.searchId, source: done.source }
  })
}

/** Answers a visitor. Nothing is stored but that a search was used, and a search that fails is given back. */
export function answerVisitor(
  request: Request,
  deps: VisitorDeps,
  { read, find, body }: SearchEndpoint,
): Promise<Response> {
  return answerGet(request, deps, async (parameters) => {
    const { phrase, country } = read(parameters)
    const ask = requireProvider(find)
    const giveBack = await deps.visits.take(request.headers)
    try {
      const found = await ask(phrase, country)
      return { ...body({ phrase, ...found }), source: found.source }
    } catch (error) {
      // What went wrong first is what the visitor is told.
      await giveBack().catch((reason: unknown) => deps.log(asSearchFailure(reason), null))
      throw error
    }
  })
}

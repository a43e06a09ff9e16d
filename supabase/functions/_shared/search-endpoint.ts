// The functions that search for suggestions: signed-in callers pay a credit, visitors have a few a day.
import { type AnswerDeps, answerGet, requireProvider } from './answer-get.ts'
import { type ChargedSearchDeps, chargedSearch } from './charged-search.ts'
import { clientAddress } from './client-address.ts'
import { asSearchFailure, SearchFailure } from './search-failure.ts'
import type { DoneSearch, SearchRequest } from './search-ledger.ts'
import { readIdempotencyKey } from './search-parameters.ts'
import type { FindSuggestions, FoundSuggestions, Tiktok } from './tiktok/port.ts'
import { captchaHeader, type VerifyCaptcha } from './turnstile.ts'
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
  /** Null where no captcha is asked for. */
  verifyCaptcha: VerifyCaptcha | null
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

/** Answers a visitor. Nothing is stored of whoever asks but that a search was used; one that fails is given back. */
export function answerVisitor(
  request: Request,
  deps: VisitorDeps,
  { read, find, body }: SearchEndpoint,
): Promise<Response> {
  return answerGet(request, deps, async (parameters) => {
    const { phrase, country } = read(parameters)
    const ask = requireProvider(find)
    const token = request.headers.get(captchaHeader) ?? ''
    if (deps.verifyCaptcha && !(await deps.verifyCaptcha(token, clientAddress(request.headers))))
      throw new SearchFailure('captcha_required')
    const visit = await deps.visits.take(request.headers, phrase)
    const logged = (reason: unknown) => deps.log(asSearchFailure(reason), null)
    try {
      const found = visit.answer ?? (await ask(phrase, country))
      if (visit.answer === null) await visit.keep(found).catch(logged)
      return { ...body({ phrase, ...found }), source: found.source }
    } catch (error) {
      // What went wrong first is what the visitor is told.
      await visit.giveBack().catch(logged)
      throw error
    }
  })
}

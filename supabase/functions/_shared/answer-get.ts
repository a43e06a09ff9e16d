// What the search functions share: the form of a request, and how success and failure are answered.
import { errorAnswer, jsonAnswer } from './answers.ts'
import { corsHeaders, preflightAnswer } from './cors.ts'
import type { LogFailure } from './log-failure.ts'
import { asSearchFailure, SearchFailure } from './search-failure.ts'

export interface AnswerDeps {
  allowedOrigins: readonly string[]
  log: LogFailure
}

/**
 * Answers a GET with the body that `work` gives; `work` tells by `note` which search it is about. It never rejects,
 * and nobody looks at `request.signal`: a caller who hangs up has spent a credit, so the search is finished and
 * stored for the next call with the same key.
 */
export async function answerGet(
  request: Request,
  { allowedOrigins, log }: AnswerDeps,
  work: (parameters: URLSearchParams, note: (searchId: string) => void) => Promise<Record<string, unknown>>,
): Promise<Response> {
  if (request.method === 'OPTIONS') return preflightAnswer(request, allowedOrigins, 'GET, OPTIONS')
  const cors = corsHeaders(request, allowedOrigins)
  let searchId: string | null = null
  const note = (id: string) => {
    searchId = id
  }
  try {
    if (request.method !== 'GET') throw new SearchFailure('method_not_allowed')
    return jsonAnswer(200, await work(new URL(request.url).searchParams, note), cors)
  } catch (error) {
    const failure = asSearchFailure(error)
    if (failure.detail !== '') log(failure, searchId)
    return errorAnswer(failure, cors)
  }
}

/** `find`, where a provider is set up for it. Asked before anything is recorded: a search that nobody can make takes
 * no credit and leaves no row. Fails with `not_configured`. */
export function requireProvider<Find>(find: Find | null): Find {
  if (find === null) throw new SearchFailure('not_configured', 'no key for the chosen provider')
  return find
}

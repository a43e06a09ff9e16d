import { askToKeepData } from '#src/db/durability.ts'
import { storeSearch } from '#src/db/write.ts'
import { messages } from '#src/domain/messages.ts'
import { countryOf, type SearchQuery } from '#src/domain/phrases.ts'
import { isSearchErrorCode, type SearchErrorCode, searchErrors } from '#src/domain/search-errors.ts'
import { now } from '#src/lib/clock.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { searchAutocomplete, searchRelated } from '#src/remote/functions.ts'
import { currentSession } from '#src/state/session.ts'
import { showToast } from '#src/state/toasts.ts'
import { kickSync } from '#src/sync/engine.ts'

/** How a search ended for its screen; what was found is on the device by then. */
export type SearchOutcome =
  | { kind: 'stored' }
  | { kind: 'aborted' }
  /** No answer that can be trusted: it may have been charged, so the same id must be sent again. */
  | { kind: 'unanswered' }
  | { kind: 'failed'; code: SearchErrorCode }

interface SearchRequest {
  /** Becomes the id of the history row and pays once, however often it is sent. */
  id: string
  query: SearchQuery
  signal: AbortSignal
}

const pollMs = 2_000
const maxPolls = 5

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

function outcomeOf(error: RemoteError): SearchOutcome {
  if (error.kind === 'aborted') return { kind: 'aborted' }
  if (isSearchErrorCode(error.code)) return { kind: 'failed', code: error.code }
  if (error.kind === 'unauthorized') return { kind: 'failed', code: 'unauthorized' }
  return { kind: 'unanswered' }
}

/** A refusal by the plan has a dialog or a screen of its own and is not told twice. */
function toastFor(code: SearchErrorCode): string | null {
  if (searchErrors[code].fault === 'plan') return null
  return code === 'internal' ? messages.limitCheckFailed : messages.searchFailed
}

async function ask({ id, query, signal }: SearchRequest) {
  return query.type === 'basic'
    ? searchRelated({ id, phrase: query.phrase, signal })
    : searchAutocomplete({ id, phrase: query.phrase, country: query.country, signal })
}

/** Makes a search and keeps what it found. The same id sent again never charges twice. */
export async function runSearch(request: SearchRequest): Promise<SearchOutcome> {
  const session = currentSession()
  if (session.status === 'signed-out') return { kind: 'failed', code: 'unauthorized' }
  for (let polls = 0; ; polls += 1) {
    try {
      const found = await ask(request)
      const time = now().toISOString()
      await storeSearch({
        id: request.id,
        user_id: session.userId,
        search_term: request.query.phrase,
        search_type: request.query.type,
        country: countryOf(request.query),
        state: 'done',
        failure_code: null,
        source: found.source,
        searched_at: time,
        changed_at: time,
        search_results: found.search_results,
      })
      askToKeepData()
      kickSync()
      return { kind: 'stored' }
    } catch (error) {
      if (!(error instanceof RemoteError)) throw error
      // Another tab or an earlier, unanswered call is running this very search.
      if (error.code === 'in_progress' && polls < maxPolls && !request.signal.aborted) {
        await pause(pollMs, request.signal)
        continue
      }
      const outcome = outcomeOf(error)
      if (outcome.kind === 'failed') {
        const message = toastFor(outcome.code)
        if (message) showToast('bad', message)
        kickSync()
      }
      return outcome
    }
  }
}

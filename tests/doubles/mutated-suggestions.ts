import type { SearchDeps, VisitorDeps } from '../../supabase/functions/_shared/search/suggestion-search.ts'
import { fakeDeps, searchRequest } from '../../supabase/functions/_shared/testing/fake-deps.ts'
import { createMemoryLedger } from '../../supabase/functions/_shared/testing/memory-ledger.ts'
import { assertMutatedSearches } from './mutated-searches.ts'
import { tiktokResponding } from './upstream.ts'

interface MutatedSuggestions {
  /** What chooses the provider. */
  variables?: Record<string, string>
  /** A body that is found, before chance touches it. */
  valid: Record<string, unknown>
  path: string
  handle: (request: Request, deps: SearchDeps & VisitorDeps) => Promise<Response>
}

/** The same of a search for suggestions: no word that the provider did not write, none blank and none twice. */
export function assertMutatedSuggestions({ variables = {}, valid, path, handle }: MutatedSuggestions) {
  return assertMutatedSearches({
    valid,
    searchFor: (sent) => {
      const ledger = createMemoryLedger()
      const deps = fakeDeps({ ledger, tiktok: tiktokResponding(variables, () => sent) })
      const id = crypto.randomUUID()
      const words = () => {
        const row = ledger.rows.get(id)
        return row?.state === 'done' ? row.suggestions.map(({ word }) => word) : []
      }
      return {
        ask: () => handle(searchRequest(path, { 'idempotency-key': id }), deps),
        creditsUsed: ledger.creditsUsed,
        invented: () =>
          words().filter(
            (word, n, all) => word.trim() === '' || all.indexOf(word) !== n || !isWritten(word, sent),
          ),
      }
    },
  })
}

/** Whether `word` stands in `body`, where half a surrogate pair is escaped and shown as one that was replaced. */
function isWritten(word: string, body: string): boolean {
  return body.replace(/\\ud[89a-f][0-9a-f]{2}/gi, '\uFFFD').includes(JSON.stringify(word).slice(1, -1))
}

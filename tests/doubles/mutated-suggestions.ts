import type { SearchDeps, VisitorDeps } from '../../supabase/functions/_shared/search/suggestion-search.ts'
import { fakeDeps, searchRequest } from '../../supabase/functions/_shared/testing/fake-deps.ts'
import { createMemoryLedger } from '../../supabase/functions/_shared/testing/memory-ledger.ts'
import { assertMutatedSearches } from './mutated-searches.ts'
import { tiktokResponding } from './upstream.ts'

interface MutatedSuggestions {
  variables?: Record<string, string>
  valid: Record<string, unknown>
  path: string
  handle: (request: Request, deps: SearchDeps & VisitorDeps) => Promise<Response>
}

/** Also asserts that every stored word was sent by the provider, and that none is blank or a duplicate. */
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

/** Lone surrogates are escaped in the body and replaced in the word. */
function isWritten(word: string, body: string): boolean {
  return body.replace(/\\ud[89a-f][0-9a-f]{2}/gi, '\uFFFD').includes(JSON.stringify(word).slice(1, -1))
}

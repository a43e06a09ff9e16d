import { useHistoryState } from 'wouter/use-browser-location'
import { maxPhraseLength } from '#src/domain/limits.ts'
import { batchStateOf } from '#src/domain/search/batch-state.ts'
import { batchProblem, phraseText, type SearchBatch } from '#src/domain/search/phrase-batches.ts'
import { searchTerm } from '#src/domain/search/phrases.ts'
import { links } from '#src/domain/shell/routes.ts'
import { ErrorState } from '#src/ui/layout/error-state.tsx'
import { messages } from '#src/words/messages.ts'
import { BatchScreen } from './batch-screen.tsx'
import { searchTitles } from './search-titles.ts'
import type { Allowance } from './use-allowance.ts'
import { useAllowance } from './use-allowance.ts'

// Searches can be made before the first pull has told what the plan allows.
const unknown: Allowance = { usage: null, modes: ['multiple'], countries: [] }

function linkTo({ type, country, phrases }: SearchBatch): string {
  const phrase = phraseText(phrases)
  return links.search(searchTerm(type === 'basic' ? { type, phrase } : { type, phrase, country }))
}

/** /search with several phrases, one per line: the searches of a single one, as a batch (spec, section 2). */
export function LinesPage({ batch }: { batch: SearchBatch }) {
  const state = batchStateOf(useHistoryState<unknown>())
  const allowance = useAllowance()
  const problem = batchProblem(batch.phrases)
  if (problem)
    return (
      <ErrorState
        title={
          problem === 'too-many'
            ? messages.tooManyPhrases
            : `A key phrase is longer than ${maxPhraseLength} characters`
        }
      >
        Nothing was searched.
      </ErrorState>
    )
  return (
    <BatchScreen
      key={`${state?.batchId} ${linkTo(batch)}`}
      title={searchTitles[batch.type]}
      batch={batch}
      state={state}
      allowance={allowance ?? unknown}
      linkTo={linkTo}
    />
  )
}

import { useLiveQuery } from 'dexie-react-hooks'
import { type Allowance, readAllowance } from '#src/db/reads/profile.ts'
import { batchProblem, phraseText, type SearchBatch } from '#src/domain/search/phrase-batches.ts'
import { searchQuery } from '#src/domain/search/phrases.ts'
import { links } from '#src/domain/shell/routes.ts'
import { ErrorState } from '#src/ui/layout/error-state.tsx'
import { batchProblemText } from '#src/words/search/phrases.ts'
import { batchWords } from '#src/words/search/search-batch.ts'
import { searchPageWords } from '#src/words/search/search-page.ts'
import { BatchScreen } from './batch/batch-screen.tsx'

// Before the first pull, the plan's limits are unknown, but the user can already search.
const unknown: Allowance = { profile: null, plan: null, usage: null }

function linkTo({ type, country, phrases }: SearchBatch): string {
  return links.search(searchQuery(type, phraseText(phrases), country))
}

export function LinesPage({ batch }: { batch: SearchBatch }) {
  const allowance = useLiveQuery(readAllowance, [], unknown)
  const problem = batchProblem(batch.phrases)
  if (problem) return <ErrorState title={batchProblemText(problem)}>{batchWords.nothingSearched}</ErrorState>
  return (
    <BatchScreen
      title={searchPageWords.titles[batch.type]}
      batch={batch}
      allowance={allowance}
      linkTo={linkTo}
    />
  )
}

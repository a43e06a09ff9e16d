import { useLiveQuery } from 'dexie-react-hooks'
import { useMemo } from 'react'
import { useSearchParams } from 'wouter'
import { readAllowance } from '#src/db/reads/profile.ts'
import { defaultCountry, isCountryCode } from '#src/domain/countries.ts'
import { availableBatchModes } from '#src/domain/search/lookup-modes.ts'
import { batchProblem, phraseLines, phraseText, type SearchBatch } from '#src/domain/search/phrase-batches.ts'
import { links } from '#src/domain/shell/routes.ts'
import { NotInPlan } from '#src/parts/plan/not-in-plan.tsx'
import { WhyEmpty } from '#src/parts/sync/pull-failure.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { lookupWords } from '#src/words/search/lookups.ts'
import { batchProblemText } from '#src/words/search/phrases.ts'
import { batchWords } from '#src/words/search/search-batch.ts'
import { BatchScreen } from './batch/batch-screen.tsx'

const BatchAsk = lazyPart('form', () => import('./batch/batch-ask.tsx'), 'BatchAsk', {
  waiting: () => <Skeleton label={batchWords.loadingForm} shape="card" />,
})

const linkTo = ({ phrases, country }: SearchBatch) => links.searchMulti(phraseText(phrases), country)

export function MultiSearchPage() {
  const [parameters] = useSearchParams()
  const allowance = useLiveQuery(readAllowance)
  const text = parameters.get('q') ?? ''
  const code = parameters.get('country')?.toLowerCase()
  const country = isCountryCode(code) ? code : defaultCountry
  const batch = useMemo<SearchBatch>(
    () => ({ type: 'autocomplete', country, phrases: phraseLines(text) }),
    [text, country],
  )

  if (!allowance) return <Skeleton label={lookupWords.loadingSearches} shape="card" />
  if (!allowance.plan) return <WhyEmpty what="yourPlan" loading={lookupWords.loadingSearches} shape="card" />
  if (availableBatchModes(allowance.plan.modes).length === 0)
    return (
      <>
        <PageHeader title={batchWords.title} />
        <NotInPlan>{batchWords.inPlans}</NotInPlan>
      </>
    )

  const problem = batchProblem(batch.phrases)
  if (problem)
    return (
      <>
        <PageHeader title={batchWords.title} lead={batchWords.lead} />
        {problem !== 'empty' && (
          <div className="mb-4" role="alert">
            <Notice tone="bad">{batchProblemText(problem)}</Notice>
          </div>
        )}
        <BatchAsk batch={batch} allowance={allowance} linkTo={linkTo} />
      </>
    )
  return <BatchScreen title={batchWords.title} batch={batch} allowance={allowance} linkTo={linkTo} />
}

import { useMemo } from 'react'
import { useSearchParams } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { defaultCountry, isCountryCode } from '#src/domain/countries.ts'
import { maxPhraseLength } from '#src/domain/limits.ts'
import { batchStateOf } from '#src/domain/search/batch-state.ts'
import { batchProblem, phraseLines, phraseText, type SearchBatch } from '#src/domain/search/phrase-batches.ts'
import { links } from '#src/domain/shell/routes.ts'
import { useLack } from '#src/state/sync-status.ts'
import { lazyPart } from '#src/ui/layout/lazy-part.tsx'
import { NotHereYet } from '#src/ui/layout/not-here-yet.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { Skeleton } from '#src/ui/layout/skeleton.tsx'
import { messages } from '#src/words/messages.ts'
import { BatchScreen } from './batch-screen.tsx'
import { NotInPlan } from './not-in-plan.tsx'
import { useAllowance } from './use-allowance.ts'

const BatchAsk = lazyPart('form', async () => (await import('./batch-ask.tsx')).BatchAsk, {
  waiting: () => <Skeleton label="Loading the form" shape="card" />,
})

const title = 'Multi-Search Results'
const linkTo = ({ phrases, country }: SearchBatch) => links.searchMulti(phraseText(phrases), country)

/** /search-multi?q={phrases, one per line}&country={code}: autocomplete for each of them (spec, section 2). */
export function MultiSearchPage() {
  const [parameters] = useSearchParams()
  const state = batchStateOf(useHistoryState<unknown>())
  const allowance = useAllowance()
  const lack = useLack()
  const text = parameters.get('q') ?? ''
  const code = parameters.get('country')?.toLowerCase()
  const country = isCountryCode(code) ? code : defaultCountry
  const batch = useMemo<SearchBatch>(
    () => ({ type: 'autocomplete', country, phrases: phraseLines(text) }),
    [text, country],
  )

  if (allowance === null && lack === 'offline') return <NotHereYet what="yourPlan" />
  if (!allowance) return <Skeleton label="Loading your searches" shape="card" />
  if (allowance.modes.length === 0)
    return (
      <>
        <PageHeader title={title} />
        <NotInPlan>Suggestions for many phrases at once, by country, come with Premium and Pro.</NotInPlan>
      </>
    )

  const problem = batchProblem(batch.phrases)
  if (problem)
    return (
      <>
        <PageHeader title={title} lead="What TikTok suggests for many phrases, in the country you choose." />
        {problem !== 'empty' && (
          <div className="mb-4" role="alert">
            <Notice tone="bad">
              {problem === 'too-many'
                ? messages.tooManyPhrases
                : `A key phrase is longer than ${maxPhraseLength} characters.`}
            </Notice>
          </div>
        )}
        <BatchAsk batch={batch} allowance={allowance} linkTo={linkTo} />
      </>
    )
  return (
    <BatchScreen
      key={`${state?.batchId} ${country} ${text}`}
      title={title}
      batch={batch}
      state={state}
      allowance={allowance}
      linkTo={linkTo}
    />
  )
}

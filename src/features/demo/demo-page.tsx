import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { maxPhraseLength } from '#src/domain/input-limits.ts'
import { normalisePhrase } from '#src/domain/search/phrases.ts'
import { links, routes } from '#src/domain/shell/routes.ts'
import { hasPlans } from '#src/lib/env.ts'
import { fetchPart } from '#src/lib/fetch-part.ts'
import type { TableFormat } from '#src/lib/file/save-table.ts'
import { useCaptcha } from '#src/parts/account/captcha.tsx'
import { ExportButtons } from '#src/ui/controls/export-buttons.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { demoWords } from '#src/words/search/demo.ts'
import type { DemoOutcome } from './actions.ts'

/** `outcome` is null while searching, or without a query. */
function useDemo(query: string, captcha: () => Promise<string | undefined>) {
  const [outcome, setOutcome] = useState<DemoOutcome | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [crash, setCrash] = useState<unknown>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is a new search
  useEffect(() => {
    setOutcome(null)
    if (query === '') return
    const controller = new AbortController()
    // Deferred, so that the effect searches once although Strict Mode runs it twice.
    const timer = setTimeout(() => {
      fetchPart(() => import('./actions.ts'))
        .then(({ runDemo }) =>
          controller.signal.aborted ? null : runDemo(query, controller.signal, captcha),
        )
        .then((ended) => {
          if (!controller.signal.aborted) setOutcome(ended)
        }, setCrash)
    }, 0)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query, attempt, captcha])

  if (crash) throw crash
  return { outcome, retry: () => setAttempt((count) => count + 1) }
}

const waiting = () => <Skeleton label={demoWords.loading} shape="table" />
const DemoEnding = lazyPart('results', () => import('./demo-ending.tsx'), 'DemoEnding', { waiting })
const DemoForm = lazyPart('form', () => import('./demo-form.tsx'), 'DemoForm')

export function DemoPage() {
  const [parameters] = useSearchParams()
  const [, navigate] = useLocation()
  const query = normalisePhrase(parameters.get('q') ?? '').slice(0, maxPhraseLength)
  const { field, take } = useCaptcha()
  const { outcome, retry } = useDemo(query, take)
  const save = useRef<(format: TableFormat) => void>(null)
  const found = outcome?.kind === 'found' && outcome.results.items.length > 0

  return (
    <>
      <header className="mb-6">
        <div className="flex items-start justify-between gap-4">
          <h1 className="min-w-0 text-25 lg:text-31">{demoWords.title}</h1>
          {found && <ExportButtons onSave={(format) => save.current?.(format)} />}
        </div>
        {query && (
          <p className="mt-2 text-quiet">
            {demoWords.resultsFor} <bdi className="text-ink">{query}</bdi>
          </p>
        )}
      </header>
      <div className="mb-6">
        <Notice tone="info">
          <p className="max-sm:text-14">
            {demoWords.limit}{' '}
            <Link
              href={hasPlans ? `${routes.home}#pricing` : routes.signup}
              className="-my-2.5 inline-flex target items-center whitespace-nowrap font-medium text-link"
            >
              {hasPlans ? demoWords.pricing : demoWords.signUp}
            </Link>
          </p>
        </Notice>
      </div>
      {field}
      {query !== '' &&
        (outcome ? <DemoEnding query={query} outcome={outcome} onRetry={retry} save={save} /> : waiting())}
      <DemoForm key={query} onSearch={(next) => navigate(links.searchResultsDemo(next))} />
    </>
  )
}

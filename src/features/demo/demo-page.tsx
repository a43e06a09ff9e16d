import { lazy, Suspense } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { maxPhraseLength, normalisePhrase } from '#src/domain/phrases.ts'
import { links, routes } from '#src/domain/routes.ts'
import { Notice } from '#src/ui/notice.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useDemo } from './use-demo.ts'

// They come while the answer does: the page itself stands with the first visit's script.
const DemoEnding = lazy(async () => ({ default: (await import('./demo-ending.tsx')).DemoEnding }))
const DemoForm = lazy(async () => ({ default: (await import('./demo-form.tsx')).DemoForm }))
const waiting = <Skeleton label="Loading the results" shape="table" />

/** /search-results-demo?q={keyword}: what a visitor may try, three times a day (spec, section 2). */
export function DemoPage() {
  const [parameters] = useSearchParams()
  const [, navigate] = useLocation()
  const query = normalisePhrase(parameters.get('q') ?? '').slice(0, maxPhraseLength)
  const { outcome, retry } = useDemo(query)

  return (
    <>
      <PageHeader
        title="Search Results"
        {...(query && {
          lead: (
            <>
              Showing results for: <bdi className="text-ink">{query}</bdi>
            </>
          ),
        })}
      />
      <div className="mb-6">
        <Notice
          tone="info"
          action={
            <Link
              href={`${routes.home}#pricing`}
              className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
            >
              See pricing
            </Link>
          }
        >
          Free Search Limit - 3 free searches per day
        </Notice>
      </div>
      {query !== '' && (
        <Suspense fallback={waiting}>
          {outcome ? <DemoEnding query={query} outcome={outcome} onRetry={retry} /> : waiting}
        </Suspense>
      )}
      <Suspense>
        <DemoForm key={query} onSearch={(next) => navigate(links.searchResultsDemo(next))} />
      </Suspense>
    </>
  )
}

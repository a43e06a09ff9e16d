import { lazy, Suspense } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { messages } from '#src/domain/messages.ts'
import { maxPhraseLength, normalisePhrase } from '#src/domain/phrases.ts'
import { links, routes } from '#src/domain/routes.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { DemoForm } from './demo-form.tsx'
import { DemoTable } from './demo-table.tsx'
import { useDemo } from './use-demo.ts'

const DemoLimitDialog = lazy(async () => ({
  default: (await import('./demo-limit-dialog.tsx')).DemoLimitDialog,
}))

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
      {query !== '' && outcome === null && <Skeleton label="Loading the results" shape="table" />}
      {outcome?.kind === 'found' && <DemoTable query={query} results={outcome.results} />}
      {outcome?.kind === 'failed' && (
        <ErrorState title={messages.demoFailed} action={<Button onClick={retry}>Try again</Button>} />
      )}
      {outcome?.kind === 'used-up' && (
        <>
          <EmptyState title={messages.noResults}>Today’s free searches are used up.</EmptyState>
          <Suspense>
            <DemoLimitDialog />
          </Suspense>
        </>
      )}
      <DemoForm key={query} onSearch={(next) => navigate(links.searchResultsDemo(next))} />
    </>
  )
}

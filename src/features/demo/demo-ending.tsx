import { ChevronRight } from 'lucide-react'
import { type Ref, useImperativeHandle, useState } from 'react'
import { Link } from 'wouter'
import { countryName, defaultCountry } from '#src/domain/countries.ts'
import { type ResultItem, resultsFileName } from '#src/domain/search/export-rows.ts'
import { links } from '#src/domain/shell/routes.ts'
import { now } from '#src/lib/clock.ts'
import { hasPlans } from '#src/lib/env.ts'
import { saveTable, type TableFormat } from '#src/lib/file/save-table.ts'
import { KeywordWord } from '#src/parts/search/keyword-word.tsx'
import { ButtonLink } from '#src/parts/shell/button-link.tsx'
import { SampleDataBadge } from '#src/parts/shell/sample-data-badge.tsx'
import type { DemoResults } from '#src/state/demo-cache.ts'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { ErrorState } from '#src/ui/layout/error-state.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import type { Column } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { orderRows, type Sort } from '#src/ui/table/row-order.ts'
import { demoTable, keywordTableWords } from '#src/words/keywords/keyword-tables.ts'
import { demoResultWords } from '#src/words/search/demo-results.ts'
import { lookupWords } from '#src/words/search/lookups.ts'
import type { DemoOutcome } from './actions.ts'

const DemoLimitDialog = lazyPart('plans', () => import('./demo-limit-dialog.tsx'), 'DemoLimitDialog', {
  place: 'dialog',
})

/** Demo searches always use the default country. */
const location = () => countryName(defaultCountry)

const columns = (): readonly Column<ResultItem>[] => [
  {
    id: 'word',
    header: keywordTableWords.keyword,
    // A link, because the next question about a suggestion is who ranks for it.
    cell: ({ word, seed_phrase }) => (
      <Link
        href={links.signup(null, word)}
        aria-label={demoResultWords.whoRanks(word)}
        className="-my-2 flex min-h-11 items-center justify-between gap-2 text-ink no-underline hover:underline dense:min-h-9"
      >
        <KeywordWord word={word} seed={seed_phrase} />
        <ChevronRight size={16} className="shrink-0 text-quiet" aria-hidden="true" />
      </Link>
    ),
    sortValue: ({ word }) => word,
    primary: true,
  },
  { id: 'location', header: keywordTableWords.location, cell: location, wide: true },
  {
    id: 'seed',
    header: keywordTableWords.seedPhrase,
    cell: ({ seed_phrase }) => <bdi>{seed_phrase}</bdi>,
    wide: true,
  },
]

function NextWithAccount({ query }: { query: string }) {
  return (
    <section className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-accent-wash px-4 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-16">
          <bdi>{demoResultWords.whoRanks(query)}</bdi>
        </h2>
        <p className="text-14 text-quiet">
          {hasPlans ? demoResultWords.freeAccount : demoResultWords.anAccount}
        </p>
      </div>
      <ButtonLink variant="primary" href={links.signup(null, query)}>
        {demoResultWords.signUp}
      </ButtonLink>
    </section>
  )
}

interface DemoTableProps {
  query: string
  results: DemoResults
  save: Ref<(format: TableFormat) => void>
}

function DemoTable({ query, results, save }: DemoTableProps) {
  const [sort, setSort] = useState<Sort | null>(null)
  const { items, source } = results
  useImperativeHandle(save, () => (format) => {
    const ordered = orderRows(items, columns(), sort)
    void saveTable(resultsFileName(query, format, now()), demoTable(ordered, location()), format)
  })
  return (
    <>
      {items.length > 0 && <NextWithAccount query={query} />}
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3 text-14 text-quiet">
        <p className="md:hidden">{location()}</p>
        {source === 'sample' && <SampleDataBadge />}
      </div>
      <DataTable
        caption={lookupWords.resultsFor(query)}
        columns={columns()}
        rows={items}
        rowKey={(item) => item.word}
        empty={<EmptyState title={lookupWords.noResults}>{lookupWords.noSuggestions}</EmptyState>}
        onSort={setSort}
      />
    </>
  )
}

interface DemoEndingProps extends Pick<DemoTableProps, 'query' | 'save'> {
  outcome: DemoOutcome
  onRetry: () => void
}

export function DemoEnding({ query, outcome, onRetry, save }: DemoEndingProps) {
  if (outcome.kind === 'found') return <DemoTable {...{ query, save }} results={outcome.results} />
  if (outcome.kind === 'failed')
    return (
      <ErrorState title={demoResultWords.failed} onRetry={onRetry}>
        {demoResultWords.notCounted}
      </ErrorState>
    )
  if (outcome.kind === 'aborted') return null
  return (
    <>
      <EmptyState title={lookupWords.notSearched}>{demoResultWords.usedUp}</EmptyState>
      <DemoLimitDialog />
    </>
  )
}

import { useState } from 'react'
import { Link } from 'wouter'
import { countryName } from '#src/domain/countries.ts'
import { formatAge, formatDateTime } from '#src/domain/format.ts'
import { messages, searchErrorMessages } from '#src/domain/messages.ts'
import { searchTerm } from '#src/domain/phrases.ts'
import { links } from '#src/domain/routes.ts'
import type { SearchRow } from '#src/domain/rows.ts'
import { isSearchErrorCode } from '#src/domain/search-errors.ts'
import { now } from '#src/lib/clock.ts'
import { Badge } from '#src/ui/badge.tsx'
import { DataTable } from '#src/ui/data-table.tsx'
import { Disclosure } from '#src/ui/disclosure.tsx'
import { ExportButtons } from '#src/ui/export-buttons.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { SampleDataBadge } from '#src/ui/sample-data-badge.tsx'
import { saveSearch } from './save-history.ts'

const typeNames = {
  basic: 'Basic',
  autocomplete: 'Autocomplete',
  search_results_check: 'Check',
} as const

function Summary({ search }: { search: SearchRow }) {
  return (
    <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-3 gap-y-1">
      <bdi className="min-w-0 truncate font-medium">{search.search_term}</bdi>
      <span className="text-14 text-quiet">
        {typeNames[search.search_type]} · {countryName(search.country)} ·{' '}
        <time dateTime={search.searched_at} title={formatDateTime(search.searched_at)}>
          {formatAge(search.searched_at, now())}
        </time>
      </span>
      {search.state === 'failed' && <Badge tone="bad">Failed</Badge>}
      {search.state === 'pending' && <Badge tone="neutral">Running</Badge>}
      {search.state === 'done' && (
        <span className="text-14 text-quiet">{search.search_results.length} words</span>
      )}
    </span>
  )
}

function Results({ search }: { search: SearchRow }) {
  const query = { phrase: search.search_term, country: search.country }
  const term = searchTerm(
    search.search_type === 'autocomplete' ? { type: 'autocomplete', ...query } : { type: 'basic', ...query },
  )
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <Link
          href={links.search(term)}
          state={{ searchId: search.id }}
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 dense:min-h-8"
        >
          Open this search
        </Link>
        <ExportButtons
          label={search.search_term}
          onCsv={() => void saveSearch(search, 'csv')}
          onExcel={() => void saveSearch(search, 'xls')}
        />
      </div>
      {search.source === 'sample' && (
        <p className="mb-3">
          <SampleDataBadge />
        </p>
      )}
      <DataTable
        caption={`Words found for ${search.search_term}`}
        columns={[
          { id: 'word', header: 'Word', cell: (row) => <bdi>{row.word}</bdi>, primary: true },
          { id: 'group', header: 'Group/Language', cell: (row) => row.group_id },
          { id: 'type', header: 'Type', cell: () => typeNames[search.search_type] },
        ]}
        rows={search.search_results}
        rowKey={(row) => String(row.position)}
        empty={messages.noResults}
      />
    </>
  )
}

/** One past search, with its results behind a disclosure. */
export function SearchEntry({ search }: { search: SearchRow }) {
  const [open, setOpen] = useState(false)
  const reason = isSearchErrorCode(search.failure_code) ? search.failure_code : 'internal'

  return (
    <Disclosure summary={<Summary search={search} />} open={open} onToggle={setOpen}>
      {open && search.state === 'done' && <Results search={search} />}
      {open && search.state === 'failed' && <Notice tone="warning">{searchErrorMessages[reason]}</Notice>}
      {open && search.state === 'pending' && (
        <Notice tone="info">The server is still working on this search.</Notice>
      )}
    </Disclosure>
  )
}

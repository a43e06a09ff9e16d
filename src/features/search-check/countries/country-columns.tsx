import { Link } from 'wouter'
import type { CountryRecord } from '#src/db/reads/insight/country-checks.ts'
import { countryCodes, countryName } from '#src/domain/countries.ts'
import type { CountryLine } from '#src/domain/search/country-lines.ts'
import { links } from '#src/domain/shell/routes.ts'
import { knowsYours } from '#src/domain/tracking/yours.ts'
import { SignSteps } from '#src/parts/insight/opportunity-line.tsx'
import type { Column } from '#src/ui/table/column.ts'
import { insightWords } from '#src/words/insight/insight.ts'
import { positionText } from '#src/words/key-phrase/positions.ts'
import { countriesWords } from '#src/words/search/countries.ts'
import { CountryStatus } from './country-status.tsx'
import type { CountryChecks } from './use-country-checks.ts'

export type Line = CountryRecord & CountryLine

const none = <span className="text-quiet">–</span>

export const stackedCountry =
  'grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 px-3 py-3'

function Position({ line: { check, position, yours } }: { line: Line }) {
  const results = check?.search_ranking_results.length ?? 0
  if (position !== null)
    return <span className="font-display font-semibold text-20 tabular-nums">{position}</span>
  if (results === 0 || !knowsYours(yours)) return none
  return <span className="text-12 text-quiet">{positionText({ position, results })}</span>
}

function Verdict({ line: { opportunity } }: { line: Line }) {
  if (!opportunity?.verdict) return none
  return (
    <span className="inline-flex items-center gap-2">
      {insightWords.verdicts[opportunity.verdict]}
      <SignSteps {...opportunity} />
    </span>
  )
}

function Shared({ line: { shared, suggestions } }: { line: Line }) {
  const counts = countryCodes.flatMap((code) => {
    const videos = shared[code]
    return videos === undefined ? [] : countriesWords.sharedWith(code.toUpperCase(), videos)
  })
  return (
    <>
      {counts.length > 0 && (
        <span className="block">
          {countriesWords.shared} {counts.join(' · ')}
        </span>
      )}
      {suggestions !== null && <span className="block">{countriesWords.suggestionCount(suggestions)}</span>}
    </>
  )
}

export function countryColumns(checks: CountryChecks): Column<Line>[] {
  return [
    {
      id: 'country',
      header: countriesWords.country,
      cell: (line) => (
        <>
          {line.check ? (
            <Link
              href={links.searchResultsCheck(line.check.id)}
              className="-my-2.5 dense:-my-2 inline-block target py-2.5 dense:py-2 text-link"
            >
              {countryName(line.country)}
            </Link>
          ) : (
            countryName(line.country)
          )}
          <span className="block font-normal text-12 text-quiet">
            <CountryStatus record={line} checks={checks} />
          </span>
        </>
      ),
      sortValue: ({ country }) => countryName(country),
      primary: true,
      stacked: 'col-start-2 row-start-1 min-w-0 text-left font-medium text-16',
    },
    {
      id: 'position',
      header: countriesWords.position,
      cell: (line) => <Position line={line} />,
      sortValue: ({ position }) => position ?? Number.NaN,
      stacked: 'col-start-1 row-start-1 row-span-2 leading-tight',
    },
    ...countryCodes.map(
      (code): Column<Line> => ({
        id: code,
        header: countriesWords.alsoIn(code.toUpperCase()),
        cell: ({ country, shared }) => (country === code ? '' : (shared[code] ?? none)),
        align: 'end',
      }),
    ),
    {
      id: 'suggestions',
      header: countriesWords.suggestions,
      cell: ({ suggestions }) => suggestions ?? none,
      sortValue: ({ suggestions }) => suggestions ?? Number.NaN,
      align: 'end',
    },
    {
      id: 'opportunity',
      header: insightWords.opportunity,
      cell: (line) => <Verdict line={line} />,
      sortValue: ({ opportunity }) => (opportunity?.verdict ? opportunity.holding : Number.NaN),
      stacked: 'text-14 text-right',
    },
  ]
}

/** On a phone, replaces the hidden columns, which screen readers still read. */
export const sharedColumn: Column<Line> = {
  id: 'shared',
  header: '',
  cell: (line) => (
    <span aria-hidden="true">
      <Shared line={line} />
    </span>
  ),
  stacked: 'col-span-2 col-start-2 text-12 text-quiet tabular-nums empty:hidden',
}

import { Link } from 'wouter'
import { isUnwelcome, toggleUnwelcome } from '#src/domain/account/brand-words.ts'
import type { BrandWords } from '#src/domain/account/rows.ts'
import { type ComparedRow, compareWords } from '#src/domain/ranking/comparison.ts'
import type { SearchResultRow } from '#src/domain/search/rows.ts'
import { links } from '#src/domain/shell/routes.ts'
import { formatDateTime } from '#src/lib/format.ts'
import { SampleDataBadge } from '#src/parts/shell/sample-data-badge.tsx'
import { Badge } from '#src/ui/layout/badge.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { brandWordsWords } from '#src/words/alerts/brand-words.ts'
import { priceWords } from '#src/words/billing/prices.ts'
import { comparisonWords } from '#src/words/check/comparison.ts'
import { failureReason } from '#src/words/key-phrase/positions.ts'
import { saveBrandWords } from '../actions.ts'
import type { NamedLookups } from './use-brand-words.ts'

type Suggestion = Pick<ComparedRow<Pick<SearchResultRow, 'word'>>, 'key' | 'row' | 'change'>

export function SuggestionList({
  label,
  rows,
  unwelcome,
  onUnwelcome,
}: {
  label: string
  rows: readonly Suggestion[]
  unwelcome: readonly string[]
  onUnwelcome?: (unwelcome: string[]) => void
}) {
  return (
    <ul aria-label={label} className="mt-2">
      {rows.map(({ key, row, change }) => (
        <li
          key={key}
          className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 border-line border-b py-2 text-14 last:border-b-0 dense:min-h-9"
        >
          <bdi className={`min-w-0 break-words ${change === 'gone' ? 'text-quiet line-through' : ''}`}>
            {row.word}
          </bdi>
          {(change === 'new' || change === 'gone') && (
            <Badge tone={change === 'new' ? 'accent' : 'neutral'}>{comparisonWords.changes[change](0)}</Badge>
          )}
          {isUnwelcome(row.word, unwelcome) && <Badge tone="bad">{brandWordsWords.isUnwelcome}</Badge>}
          {onUnwelcome && <MarkButton word={row.word} name={label} {...{ unwelcome, onUnwelcome }} />}
        </li>
      ))}
    </ul>
  )
}

interface MarkButtonProps {
  word: string
  name: string
  unwelcome: readonly string[]
  onUnwelcome: (unwelcome: string[]) => void
}

function MarkButton({ word, name, unwelcome, onUnwelcome }: MarkButtonProps) {
  const after = toggleUnwelcome(word, name, unwelcome)
  if (!after) return null
  const label = isUnwelcome(word, unwelcome) ? brandWordsWords.unmark : brandWordsWords.mark
  return (
    <button
      type="button"
      aria-label={`${label} ${word}`}
      className="-my-2 ml-auto target cursor-pointer px-1 text-quiet underline underline-offset-4 hover:text-ink print:hidden"
      onClick={() => onUnwelcome(after)}
    >
      {label}
    </button>
  )
}

interface NameSuggestionsProps {
  lookups: NamedLookups
  brand: BrandWords
  /** Whether the name is within the plan's limit. */
  included: boolean
}

export function NameSuggestions({ lookups, brand, included }: NameSuggestionsProps) {
  const { name, newest, earlier, failed } = lookups
  const rows = newest ? compareWords((earlier ?? newest).search_results, newest.search_results) : []
  const isChanged = rows.some(({ change }) => change === 'new' || change === 'gone')
  const letters = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => `${name} ${letter}`)
  return (
    <Panel title={name} actions={newest?.source === 'sample' && <SampleDataBadge />}>
      <p className="text-14 text-quiet">
        {newest ? brandWordsWords.lookedUp(formatDateTime(newest.searched_at)) : brandWordsWords.notYet}
        {earlier && ` ${brandWordsWords.since(formatDateTime(earlier.searched_at), isChanged)}`}
        {!included && ` ${brandWordsWords.notIncluded}`}
      </p>
      {failed && (
        <Notice tone="warning">
          {brandWordsWords.failed(formatDateTime(failed.searched_at), failureReason(failed.failure_code))}
        </Notice>
      )}
      {newest && rows.length === 0 && <p className="mt-3">{brandWordsWords.none}</p>}
      <SuggestionList
        label={name}
        rows={rows}
        unwelcome={brand.unwelcome}
        {...(included && {
          onUnwelcome: (unwelcome: string[]) => void saveBrandWords({ ...brand, unwelcome }),
        })}
      />
      {included && (
        <Link
          href={links.searchMulti(letters.join('\n'), brand.country)}
          className="mt-2 inline-flex target items-center text-14 text-link"
        >
          {brandWordsWords.letters(priceWords.credits(letters.length))}
        </Link>
      )}
    </Panel>
  )
}

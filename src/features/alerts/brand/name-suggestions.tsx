import { Link } from 'wouter'
import { isUnwelcome, toggleUnwelcome } from '#src/domain/account/brand-words.ts'
import type { BrandWords } from '#src/domain/account/rows.ts'
import { type ComparedRow, compareWords } from '#src/domain/ranking/comparison.ts'
import type { SearchResultRow } from '#src/domain/search/rows.ts'
import { links } from '#src/domain/shell/routes.ts'
import { formatDateTime } from '#src/lib/format.ts'
import { SampleDataBadge } from '#src/parts/shell/sample-data-badge.tsx'
import { WhyEmpty } from '#src/parts/sync/pull-failure.tsx'
import { useLack } from '#src/state/sync-status.ts'
import { Badge } from '#src/ui/layout/badge.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { brandWordsWords } from '#src/words/alerts/brand-words.ts'
import { priceWords } from '#src/words/billing/prices.ts'
import { comparisonWords } from '#src/words/check/comparison.ts'
import { failureReason } from '#src/words/key-phrase/positions.ts'
import { saveBrandWords } from '../actions.ts'
import type { NamedLookups } from './use-brand-words.ts'

interface SuggestionListProps {
  name: string
  rows: readonly Pick<ComparedRow<Pick<SearchResultRow, 'word'>>, 'key' | 'row' | 'change'>[]
  unwelcome: readonly string[]
  onUnwelcome?: ((unwelcome: string[]) => void) | undefined
}

export function SuggestionList({ name, rows, unwelcome, onUnwelcome }: SuggestionListProps) {
  return (
    <ul aria-label={name} className="mt-2">
      {rows.map(({ key, row: { word }, change }) => {
        const isMarked = isUnwelcome(word, unwelcome)
        const markLabel = isMarked ? brandWordsWords.unmark : brandWordsWords.mark
        const toggled = onUnwelcome && toggleUnwelcome(word, name, unwelcome)
        return (
          <li
            key={key}
            className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 border-line border-b py-2 text-14 last:border-b-0 dense:min-h-9"
          >
            <bdi className={`min-w-0 break-words ${change === 'gone' ? 'text-quiet line-through' : ''}`}>
              {word}
            </bdi>
            {(change === 'new' || change === 'gone') && (
              <Badge tone={change === 'new' ? 'accent' : 'neutral'}>
                {comparisonWords.changes[change](0)}
              </Badge>
            )}
            {isMarked && <Badge tone="bad">{brandWordsWords.isUnwelcome}</Badge>}
            {toggled && (
              <button
                type="button"
                aria-label={`${markLabel} ${word}`}
                className="-my-2 ml-auto target cursor-pointer px-1 text-quiet underline underline-offset-4 hover:text-ink print:hidden"
                onClick={() => onUnwelcome(toggled)}
              >
                {markLabel}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

type NameSuggestionsProps = NamedLookups & { brand: BrandWords; isInPlan: boolean }

export function NameSuggestions({ name, newest, earlier, failed, brand, isInPlan }: NameSuggestionsProps) {
  const rows = newest ? compareWords((earlier ?? newest).search_results, newest.search_results) : []
  const isChanged = rows.some(({ change }) => change === 'new' || change === 'gone')
  const lack = useLack()
  // On a new device, the look-up may still arrive.
  if (!newest && !failed && lack !== null)
    return (
      <Panel title={name}>
        <WhyEmpty what="yourHistory" loading={brandWordsWords.loading} />
      </Panel>
    )
  const letters = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => `${name} ${letter}`)
  return (
    <Panel title={name} actions={newest?.source === 'sample' && <SampleDataBadge />}>
      <p className="text-14 text-quiet">
        {newest ? brandWordsWords.lookedUp(formatDateTime(newest.searched_at)) : brandWordsWords.notYet}
        {earlier && ` ${brandWordsWords.since(formatDateTime(earlier.searched_at), isChanged)}`}
        {!isInPlan && ` ${brandWordsWords.notIncluded}`}
      </p>
      {failed && (
        <Notice tone="warning">
          {brandWordsWords.failed(formatDateTime(failed.searched_at), failureReason(failed.failure_code))}
        </Notice>
      )}
      {newest && rows.length === 0 && <p className="mt-3">{brandWordsWords.none}</p>}
      <SuggestionList
        name={name}
        rows={rows}
        unwelcome={brand.unwelcome}
        onUnwelcome={isInPlan ? (unwelcome) => void saveBrandWords({ ...brand, unwelcome }) : undefined}
      />
      {isInPlan && (
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

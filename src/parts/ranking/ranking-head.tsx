import type { ReactNode } from 'react'
import { ChipButton } from '#src/ui/controls/chip-button.tsx'
import { CompactSelect } from '#src/ui/controls/compact-select.tsx'
import { FilterChips } from '#src/ui/controls/segments.tsx'
import type { Sort } from '#src/ui/table/row-order.ts'
import { rankingViewWords } from '#src/words/check/ranking-view.ts'
import { orderOptions, type RankingOrder, sortBy } from './ranking-order.ts'
import type { RankingFilter, useRankingView } from './use-ranking-view.ts'

interface RankingHeadProps {
  view: ReturnType<typeof useRankingView>
  sort: Sort | null
  onSort: (sort: Sort | null) => void
  narrow: boolean
  tall: boolean
  onTall: (tall: boolean) => void
  beside?: ReactNode
  /** Describes the user's results; null if the app does not know which results are the user's. */
  own: ReactNode
  /** The time of the earlier check; null if there is none. */
  since: string | null
}

export function RankingHead(props: RankingHeadProps) {
  const { view, sort, onSort, narrow, tall, onTall, beside, own, since } = props
  const { filter, shown } = view
  const order = (sort?.columnId ?? 'rank') as RankingOrder
  const names = rankingViewWords.filters
  const ownText = <p className="min-w-0 font-medium text-14">{own}</p>
  const filters = (Object.keys(shown) as RankingFilter[]).filter((id) => id === 'all' || shown[id].length > 0)
  return (
    <div className="mb-3 flex flex-col gap-2">
      {narrow && beside && own !== null && ownText}
      {narrow && (
        <div className="flex items-center justify-between gap-2">
          {beside || ownText}
          <CompactSelect
            label={rankingViewWords.sort}
            name="sort"
            value={order}
            onChange={(id) => onSort(sortBy(id))}
            options={orderOptions(order)}
          />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {filters.length > 1 && (
          <FilterChips
            label={rankingViewWords.filter}
            value={filter}
            onChange={view.setFilter}
            options={filters.map((id) => ({ value: id, label: names[id], count: shown[id].length }))}
          />
        )}
        {!narrow && own !== null && ownText}
        {since !== null && (
          <p className="text-12 text-quiet max-sm:sr-only">{rankingViewWords.since(since)}</p>
        )}
        {!narrow && (
          <span className="ml-auto">
            <ChipButton aria-pressed={tall} onClick={() => onTall(!tall)}>
              {rankingViewWords.twoLines}
            </ChipButton>
          </span>
        )}
      </div>
    </div>
  )
}

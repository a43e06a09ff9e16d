import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import type { Fold } from '#src/domain/ranking/fold.ts'
import type { CheckRow, RankingRow } from '#src/domain/ranking/rows.ts'
import { knowsYours, type Yours } from '#src/domain/tracking/yours.ts'
import { formatDateTime } from '#src/lib/format.ts'
import { useKeptChoice } from '#src/parts/shell/use-kept-choice.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { useNarrow } from '#src/ui/hooks/use-wide.ts'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { DataTable } from '#src/ui/table/data-table.tsx'
import type { Sort } from '#src/ui/table/row-order.ts'
import { rankingWords } from '#src/words/check/ranking.ts'
import { rankingViewWords } from '#src/words/check/ranking-view.ts'
import { yourText } from '#src/words/keywords/own-results.ts'
import { OwnRankBar } from './own-rank-bar.tsx'
import { RankCell } from './rank-cell.tsx'
import { RankChangeMark } from './rank-change-mark.tsx'
import { rankingColumns, stackedRanking } from './ranking-columns.tsx'
import { RankingHead } from './ranking-head.tsx'
import { toneLooks } from './tone-badge.tsx'
import { useRankingView } from './use-ranking-view.ts'

const RankingDetail = lazyPart('details', () => import('./ranking-detail.tsx'), 'RankingDetail', {
  waiting: () => <div className="h-72 sm:h-80" />,
  place: 'part',
})

const OwnAccountQuestion = lazyPart(
  'question',
  () => import('#src/parts/account/own-account-question.tsx'),
  'OwnAccountQuestion',
  { waiting: () => <div className="h-28.5 sm:h-17.5 dense:h-15.5" /> },
)

function FoldLine({ fold: { from, to }, onOpen }: { fold: Fold; onOpen: () => void }) {
  return (
    // The button is thin, so its touch target extends over the row above: the row below is the user's own.
    <button
      type="button"
      aria-label={rankingViewWords.unfold(from, to)}
      onClick={onOpen}
      className="relative flex h-7 w-full cursor-pointer items-center justify-center text-12 text-quiet tabular-nums after:absolute after:inset-x-0 after:-top-4 after:bottom-0 hover:text-ink"
    >
      {rankingViewWords.fold(from, to)}
    </button>
  )
}

interface RankingTableProps {
  caption: string
  check: Pick<CheckRow, 'search_ranking_results' | 'searched_at'>
  /** Identifies the user's results. Tracked videos are green, and the user's other videos are yellow. */
  yours: Yours
  /** The check to compare with: null if there is none, undefined while loading. */
  earlier?: CheckRow | null | undefined
  actionOf?: ((row: RankingRow) => ReactNode) | undefined
  ownAction?: ReactNode
  /** Null for rank order. See `rankingOrder`. */
  sort: Sort | null
  onSort: (sort: Sort | null) => void
  beside?: ReactNode
  /** The label of the button that expands the table. If set, a narrow screen starts with an excerpt. */
  showAll?: string | undefined
}

export function RankingTable(props: RankingTableProps) {
  const { caption, check, yours, earlier, actionOf, sort, onSort } = props
  const rows = check.search_ranking_results
  const narrow = useNarrow()
  const [twoLines, setTwoLines] = useKeptChoice('two-line-results')
  const tall = twoLines && !narrow
  const view = useRankingView({ rows, yours, earlier, sort, narrow, brief: props.showAll !== undefined })
  const { tones, changes, own, fold } = view
  const [open, setOpen] = useState<number | null>(null)
  const [ownIsSeen, setOwnIsSeen] = useState(true)
  const [sought, setSought] = useState<number | null>(null)
  const found = useCallback(() => setSought(null), [])
  const bar = useRef<HTMLDivElement>(null)
  const sight = useMemo(() => ({ tell: setOwnIsSeen, bar }), [])

  const toggle = (rank: number) => setOpen(open === rank ? null : rank)
  const makeMark = (row: RankingRow) => {
    if (earlier === null) return null
    const change = changes.get(row.rank)
    const inTable = tall ? 'ml-5 text-12' : 'text-12'
    const place = narrow ? 'absolute inset-y-0 right-3 flex items-center text-14' : inTable
    return (
      <span className={place}>
        {change && <RankChangeMark change={change} own={tones.get(row) != null} />}
      </span>
    )
  }
  const columns = rankingColumns({
    narrow,
    tall,
    sort,
    checkedAt: new Date(check.searched_at),
    toneOf: (row) => tones.get(row) ?? null,
    rankCell: (row) => (
      <RankCell
        row={row}
        open={row.rank === open}
        narrow={narrow}
        tall={tall}
        onToggle={() => toggle(row.rank)}
        mark={makeMark(row)}
        sought={row.rank === sought}
        onFound={found}
        sight={row === own ? sight : undefined}
      />
    ),
  })
  const ownTone = own && tones.get(own)

  return (
    <>
      {rows.length > 0 && yours.accounts === null && (
        <div className="mb-4 print:hidden">
          <OwnAccountQuestion />
        </div>
      )}
      {rows.length > 0 && (
        <RankingHead
          {...{ view, sort, onSort, narrow, tall }}
          onTall={setTwoLines}
          beside={props.beside}
          own={knowsYours(yours) ? [yourText(rows, yours), ' ', props.ownAction] : null}
          since={earlier ? formatDateTime(earlier.searched_at) : null}
        />
      )}
      <DataTable
        caption={caption}
        columns={columns}
        rows={view.rows}
        rowKey={(row) => String(row.rank)}
        empty={<EmptyState title={rankingWords.noResults}>{rankingWords.noVideos}</EmptyState>}
        renderDetail={(row) =>
          row.rank === open ? (
            <RankingDetail row={row} narrow={narrow} onClose={() => toggle(row.rank)}>
              {actionOf?.(row)}
            </RankingDetail>
          ) : null
        }
        renderAbove={(row) =>
          fold && row.rank === view.firstOwn ? (
            <FoldLine
              fold={fold}
              onOpen={() => {
                view.unfold()
                setSought(fold.from)
              }}
            />
          ) : null
        }
        onRowPress={(row) => toggle(row.rank)}
        rowClass={(row) => {
          const tone = tones.get(row)
          return tone ? toneLooks[tone].ground : 'bg-raised hover:bg-wash'
        }}
        sort={sort}
        onSort={onSort}
        tight={!tall && !narrow}
        stacked={narrow ? stackedRanking : undefined}
        sought={sought === null ? null : String(sought)}
      />
      {view.isExcerpt && (
        <div className="mt-2 grid">
          <Button
            onClick={() => {
              // Focuses the last row of the excerpt, because the button disappears.
              setSought(view.rows.at(-1)?.rank ?? null)
              view.unfold()
            }}
          >
            {props.showAll}
          </Button>
        </div>
      )}
      {own && ownTone && (
        <OwnRankBar
          ref={bar}
          row={own}
          tone={ownTone}
          change={changes.get(own.rank)}
          // The bar would cover the open details.
          hidden={ownIsSeen || open !== null}
          onShow={() => {
            view.setFilter('all')
            setSought(own.rank)
          }}
        />
      )}
    </>
  )
}

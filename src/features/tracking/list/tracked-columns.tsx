import type { PositionChange } from '#src/domain/ranking/rank-changes.ts'
import { Best, Change, CurrentPosition, Trend } from '#src/parts/tracking/position-cells.tsx'
import type { Column } from '#src/ui/table/column.ts'
import { positionWords } from '#src/words/key-phrase/positions.ts'
import type { FileColumn } from '#src/words/tracking/tracked-file.ts'
import { trackedListWords } from '#src/words/tracking/tracked-list.ts'
import { type Ask, MoreButton } from './item-actions.tsx'
import { CheckedAge } from './item-state.tsx'
import { PhraseCell, whoIsTracked } from './phrase-cell.tsx'
import type { ListedItem } from './use-tracked.ts'

export interface TrackedColumn extends Column<ListedItem> {
  /** The column's entries in the sort menu. */
  sorts?: readonly (readonly [direction: 'ascending' | 'descending', name: string])[]
  /** Set if an export contains the column only while the list shows it. */
  file?: FileColumn
}

interface ColumnLook {
  detailed: boolean
  /** Whether all checks have the same age. If so, the list shows it once, above its rows. */
  shared: boolean
  /** Whether the account has its own column. */
  roomy: boolean
  insights: readonly TrackedColumn[]
}

function changeValue(change: PositionChange | null): number {
  if (change === null || change.kind === 'out') return Number.NaN
  if (change.kind === 'moved') return change.by
  return { entered: Number.POSITIVE_INFINITY, left: Number.NEGATIVE_INFINITY, same: 0 }[change.kind]
}

function changeColumn(
  field: 'change' | 'weekChange',
  told: (change: string) => string,
  [gained, lost]: readonly [string, string],
): TrackedColumn {
  const id = field === 'change' ? 'change' : 'week'
  return {
    id,
    header: trackedListWords.columns[id],
    align: 'end',
    sortValue: (item) => changeValue(item[field]),
    sorts: [
      ['descending', gained],
      ['ascending', lost],
    ],
    cell: (item) => <Change change={item[field]} told={told} />,
  }
}

/** Renders cells in one line, so that all rows have the same height. */
const inLine = (column: TrackedColumn): TrackedColumn => ({
  ...column,
  cell: (item) => (
    <span
      className={`flex h-6.25 items-center gap-1 whitespace-nowrap ${column.align === 'end' ? 'justify-end' : ''}`}
    >
      {column.cell(item)}
    </span>
  ),
})

export function trackedColumns(onAsk: Ask, look: ColumnLook): TrackedColumn[] {
  const { detailed, shared, roomy, insights } = look
  const { columns, sorts } = trackedListWords
  const account: TrackedColumn = {
    id: 'account',
    header: columns.account,
    sortValue: ({ row }) => row.account_name ?? '',
    cell: ({ row }) => <bdi className="text-12 text-quiet">{whoIsTracked(row) ?? '–'}</bdi>,
  }
  const phrase: TrackedColumn = {
    id: 'phrase',
    header: columns.phrase,
    primary: true,
    fills: true,
    sortValue: ({ row }) => row.keyword,
    sorts: [['ascending', sorts.phrase]],
    cell: (item) => <PhraseCell item={item} detailed={detailed} withAccount={!roomy} />,
  }
  const facts: TrackedColumn[] = [
    {
      id: 'position',
      header: columns.position,
      align: 'end',
      sortValue: ({ current }) => current?.position ?? Number.NaN,
      sorts: [['ascending', sorts.position]],
      cell: (item) => (
        <span className="font-semibold">
          <CurrentPosition item={item} />
        </span>
      ),
    },
    changeColumn('change', trackedListWords.sinceLast, [sorts.gained, sorts.lost]),
    changeColumn('weekChange', positionWords.inWeek, [sorts.gainedInWeek, sorts.lostInWeek]),
    {
      id: 'best',
      header: columns.best,
      align: 'end',
      sortValue: ({ best }) => best?.position ?? Number.NaN,
      sorts: [['ascending', sorts.best]],
      cell: (item) => <Best item={item} />,
    },
    ...insights,
    {
      id: 'trend',
      header: columns.trend,
      cell: (item) => <Trend item={item} />,
    },
    ...(roomy ? [account] : []),
    {
      id: 'checked',
      header: shared ? columns.actions : columns.checked,
      unnamed: shared,
      sortValue: shared ? undefined : ({ last }) => (last ? Date.parse(last.checked_at) : Number.NaN),
      sorts: shared ? [] : [['descending', sorts.checked]],
      align: 'end',
      cell: (item) => (
        <>
          {!shared && <CheckedAge item={item} />}
          <MoreButton item={item} onAsk={onAsk} />
        </>
      ),
    },
  ]
  return [phrase, ...facts.map(inLine)]
}

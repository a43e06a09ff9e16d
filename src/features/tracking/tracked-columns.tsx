import type { PositionChange } from '#src/domain/tracking/positions.ts'
import type { Column } from '#src/ui/table/column.ts'
import { type Asked, ItemActions } from './item-actions.tsx'
import { ItemStatus, Refusal } from './item-state.tsx'
import { PhraseCell } from './phrase-cell.tsx'
import { Best, Change, CurrentPosition, LastCheck, Trend } from './position-cells.tsx'
import type { ListedItem } from './use-tracked.ts'

export const sinceLast = 'since the last check'
export const sinceWeek = 'in 7 days'

function changeValue(change: PositionChange | null): number {
  if (change === null || change.kind === 'out') return Number.NaN
  if (change.kind === 'moved') return change.by
  return { entered: Number.POSITIVE_INFINITY, left: Number.NEGATIVE_INFINITY, same: 0 }[change.kind]
}

/** The columns of the list; their values also order the cards and the exports. */
export function trackedColumns(onAsk: (asked: Asked) => void): Column<ListedItem>[] {
  return [
    {
      id: 'phrase',
      header: 'Key phrase',
      primary: true,
      sortValue: ({ row }) => row.keyword,
      cell: (item) => (
        <>
          <PhraseCell item={item} />
          <Refusal item={item} />
        </>
      ),
    },
    {
      id: 'position',
      header: 'Position',
      align: 'end',
      sortValue: ({ current }) => current?.position ?? Number.NaN,
      cell: (item) => <CurrentPosition item={item} />,
    },
    {
      id: 'change',
      header: 'Since last check',
      align: 'end',
      sortValue: ({ change }) => changeValue(change),
      cell: ({ change }) => <Change change={change} since={sinceLast} />,
    },
    {
      id: 'week',
      header: 'In 7 days',
      align: 'end',
      sortValue: ({ weekChange }) => changeValue(weekChange),
      cell: ({ weekChange }) => <Change change={weekChange} since={sinceWeek} />,
    },
    {
      id: 'best',
      header: 'Best',
      align: 'end',
      sortValue: ({ best }) => best?.position ?? Number.NaN,
      cell: (item) => <Best item={item} />,
    },
    { id: 'trend', header: 'Trend', cell: (item) => <Trend item={item} /> },
    {
      id: 'checked',
      header: 'Checked',
      sortValue: ({ last }) => (last ? Date.parse(last.checked_at) : Number.NaN),
      cell: (item) => <LastCheck item={item} />,
    },
    {
      id: 'status',
      header: 'Status',
      sortValue: ({ row }) => (row.status ? 0 : 1),
      cell: (item) => <ItemStatus item={item} />,
    },
    {
      id: 'actions',
      header: 'Actions',
      align: 'end',
      cell: (item) => <ItemActions item={item} onAsk={onAsk} compact />,
    },
  ]
}

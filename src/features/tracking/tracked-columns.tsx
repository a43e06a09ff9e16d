import { countryInFile } from '#src/domain/tracking/key-phrase-draft.ts'
import type { PositionChange } from '#src/domain/tracking/positions.ts'
import type { TrackedItem } from '#src/domain/tracking/tracked-item.ts'
import type { Column } from '#src/ui/table/column.ts'
import { statusWords } from '#src/words/key-phrase-status.ts'
import { changeSign, failureReason, positionText } from '#src/words/positions.ts'
import { type trackedFileHeaders, trackedListWords } from '#src/words/tracked-list.ts'
import { type Asked, ItemActions } from './item-actions.tsx'
import { ItemStatus, Refusal } from './item-state.tsx'
import { PhraseCell } from './phrase-cell.tsx'
import { Best, Change, CurrentPosition, LastCheck, Trend } from './position-cells.tsx'
import type { ListedItem } from './use-tracked.ts'

type FileCells = Partial<Record<keyof typeof trackedFileHeaders, (item: TrackedItem) => string>>

/** All that is known of a column of the tracked list: the table, the cards, the orders and the file are made of it. */
export interface TrackedColumn extends Column<ListedItem> {
  /** Whether a card shows it as a figure with its name. */
  isFigure?: boolean
  /** The names of its orders, where there are no headers to press; the first comes first. */
  sorts?: readonly (readonly [direction: 'ascending' | 'descending', name: string])[]
  /** What a file has of it. */
  file?: FileCells
}

function changeValue(change: PositionChange | null): number {
  if (change === null || change.kind === 'out') return Number.NaN
  if (change.kind === 'moved') return change.by
  return { entered: Number.POSITIVE_INFINITY, left: Number.NEGATIVE_INFINITY, same: 0 }[change.kind]
}

/** A change as a spreadsheet counts with it: no plus, which would make it a formula, and a plain minus. */
function changeInFile(change: PositionChange | null): string {
  if (change === null || change.kind === 'out') return ''
  return change.kind === 'moved' ? String(change.by) : changeSign(change)
}

function lastCheckInFile({ last }: TrackedItem): string {
  if (!last) return trackedListWords.unchecked
  if (last.state !== 'failed') return trackedListWords.done
  return trackedListWords.failedBecause(failureReason(last.failure_code))
}

/** The columns of the list, in the language that is spoken. */
export function trackedColumns(onAsk: (asked: Asked) => void): TrackedColumn[] {
  const { columns, sorts } = trackedListWords
  return [
    {
      id: 'phrase',
      header: columns.phrase,
      primary: true,
      sortValue: ({ row }) => row.keyword,
      sorts: [['ascending', sorts.phrase]],
      cell: (item) => (
        <>
          <PhraseCell item={item} />
          <Refusal item={item} />
        </>
      ),
      file: {
        phrase: ({ row }) => row.keyword,
        country: ({ row }) => countryInFile(row.country),
        account: ({ row }) => row.account_name ?? '',
        video: ({ row }) => row.video_id ?? '',
        tags: ({ row }) => row.tags.join(', '),
      },
    },
    {
      id: 'position',
      header: columns.position,
      align: 'end',
      sortValue: ({ current }) => current?.position ?? Number.NaN,
      sorts: [['ascending', sorts.position]],
      cell: (item) => <CurrentPosition item={item} />,
      file: { position: ({ current }) => (current ? positionText(current) : '') },
    },
    {
      id: 'change',
      header: columns.change,
      align: 'end',
      isFigure: true,
      sortValue: ({ change }) => changeValue(change),
      sorts: [
        ['descending', sorts.gained],
        ['ascending', sorts.lost],
      ],
      cell: ({ change }) => <Change change={change} told={trackedListWords.sinceLast} />,
      file: { change: ({ change }) => changeInFile(change) },
    },
    {
      id: 'week',
      header: columns.week,
      align: 'end',
      isFigure: true,
      sortValue: ({ weekChange }) => changeValue(weekChange),
      sorts: [
        ['descending', sorts.gainedInWeek],
        ['ascending', sorts.lostInWeek],
      ],
      cell: ({ weekChange }) => <Change change={weekChange} told={trackedListWords.inWeek} />,
      file: { week: ({ weekChange }) => changeInFile(weekChange) },
    },
    {
      id: 'best',
      header: columns.best,
      align: 'end',
      isFigure: true,
      sortValue: ({ best }) => best?.position ?? Number.NaN,
      sorts: [['ascending', sorts.best]],
      cell: (item) => <Best item={item} />,
      file: { best: ({ best }) => (best ? String(best.position) : '') },
    },
    { id: 'trend', header: columns.trend, cell: (item) => <Trend item={item} /> },
    {
      id: 'checked',
      header: columns.checked,
      sortValue: ({ last }) => (last ? Date.parse(last.checked_at) : Number.NaN),
      sorts: [['descending', sorts.checked]],
      cell: (item) => <LastCheck item={item} />,
      file: { checked: ({ last }) => last?.checked_at ?? '', state: lastCheckInFile },
    },
    {
      id: 'status',
      header: columns.status,
      sortValue: ({ row }) => (row.status ? 0 : 1),
      cell: (item) => <ItemStatus item={item} />,
      file: { status: ({ row }) => (row.status ? statusWords.active : statusWords.paused) },
    },
    {
      id: 'actions',
      header: columns.actions,
      align: 'end',
      cell: (item) => <ItemActions item={item} onAsk={onAsk} compact />,
    },
  ]
}

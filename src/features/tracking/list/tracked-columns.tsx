import type { ReactNode } from 'react'
import { countryInFile } from '#src/domain/countries.ts'
import type { PositionChange } from '#src/domain/ranking/rank-changes.ts'
import type { TrackedItem } from '#src/domain/tracking/tracked-item.ts'
import { Best, Change, CurrentPosition, Trend } from '#src/parts/tracking/position-cells.tsx'
import type { Column } from '#src/ui/table/column.ts'
import { changeSign, failureReason, positionText, positionWords } from '#src/words/key-phrase/positions.ts'
import { statusWords } from '#src/words/tracking/key-phrase-status.ts'
import { type trackedFileHeaders, trackedListWords } from '#src/words/tracking/tracked-list.ts'
import { type Ask, MoreButton } from './item-actions.tsx'
import { CheckedAge } from './item-state.tsx'
import { PhraseCell, whoIsTracked } from './phrase-cell.tsx'
import type { ListedItem } from './use-tracked.ts'

type FileCells = Partial<Record<keyof typeof trackedFileHeaders, (item: TrackedItem) => string>>

/** A column of the tracked list: the table, the sort orders and the export are derived from it. */
export interface TrackedColumn extends Column<ListedItem> {
  /** The names of its sort orders, for layouts without headers; the first is the default. */
  sorts?: readonly (readonly [direction: 'ascending' | 'descending', name: string])[]
  /** Its cells in an export. */
  file?: FileCells
}

/** Layout options of the columns. */
export interface ColumnLook {
  /** Whether a video's caption is shown below its key phrase. */
  detailed: boolean
  /** Whether all were checked at the same time, which is then shown above the list. */
  shared: boolean
  /** Whether there is room for a column with the account. */
  roomy: boolean
  /** The columns of the insights, if they are shown. */
  insights: readonly TrackedColumn[]
}

function changeValue(change: PositionChange | null): number {
  if (change === null || change.kind === 'out') return Number.NaN
  if (change.kind === 'moved') return change.by
  return { entered: Number.POSITIVE_INFINITY, left: Number.NEGATIVE_INFINITY, same: 0 }[change.kind]
}

/**
 * A change as a number for spreadsheets: without a plus, which would start a formula, and with an ASCII
 * minus.
 */
function changeInFile(change: PositionChange | null): string {
  if (change === null || change.kind === 'out') return ''
  return change.kind === 'moved' ? String(change.by) : changeSign(change)
}

function lastCheckInFile({ last }: TrackedItem): string {
  if (!last) return trackedListWords.unchecked
  if (last.state !== 'failed') return trackedListWords.done
  return trackedListWords.failedBecause(failureReason(last.failure_code))
}

/** A cell of a single line, so that all rows have the same height. */
function Line({ end, children }: { end?: boolean; children: ReactNode }) {
  return (
    <span className={`flex h-6.25 items-center gap-1 whitespace-nowrap ${end ? 'justify-end' : ''}`}>
      {children}
    </span>
  )
}

/** The columns of the list, in the current language. */
export function trackedColumns(onAsk: Ask, look: ColumnLook): TrackedColumn[] {
  const { detailed, shared, roomy, insights } = look
  const { columns, sorts } = trackedListWords
  const account: TrackedColumn = {
    id: 'account',
    header: columns.account,
    sortValue: ({ row }) => row.account_name ?? '',
    cell: ({ row }) => (
      <Line>
        <bdi className="text-12 text-quiet">{whoIsTracked(row) ?? '–'}</bdi>
      </Line>
    ),
  }
  return [
    {
      id: 'phrase',
      header: columns.phrase,
      primary: true,
      fills: true,
      sortValue: ({ row }) => row.keyword,
      sorts: [['ascending', sorts.phrase]],
      cell: (item) => <PhraseCell item={item} detailed={detailed} withAccount={!roomy} />,
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
      cell: (item) => (
        <Line end>
          <span className="font-semibold">
            <CurrentPosition item={item} />
          </span>
        </Line>
      ),
      file: { position: ({ current }) => (current ? positionText(current) : '') },
    },
    {
      id: 'change',
      header: columns.change,
      align: 'end',
      sortValue: ({ change }) => changeValue(change),
      sorts: [
        ['descending', sorts.gained],
        ['ascending', sorts.lost],
      ],
      cell: ({ change }) => (
        <Line end>
          <Change change={change} told={trackedListWords.sinceLast} />
        </Line>
      ),
      file: { change: ({ change }) => changeInFile(change) },
    },
    {
      id: 'week',
      header: columns.week,
      align: 'end',
      sortValue: ({ weekChange }) => changeValue(weekChange),
      sorts: [
        ['descending', sorts.gainedInWeek],
        ['ascending', sorts.lostInWeek],
      ],
      cell: ({ weekChange }) => (
        <Line end>
          <Change change={weekChange} told={positionWords.inWeek} />
        </Line>
      ),
      file: { week: ({ weekChange }) => changeInFile(weekChange) },
    },
    {
      id: 'best',
      header: columns.best,
      align: 'end',
      sortValue: ({ best }) => best?.position ?? Number.NaN,
      sorts: [['ascending', sorts.best]],
      cell: (item) => (
        <Line end>
          <Best item={item} />
        </Line>
      ),
      file: { best: ({ best }) => (best ? String(best.position) : '') },
    },
    ...insights.map((column) => ({
      ...column,
      cell: (item: ListedItem) => <Line end={column.align === 'end'}>{column.cell(item)}</Line>,
    })),
    {
      id: 'trend',
      header: columns.trend,
      cell: (item) => (
        <Line>
          <Trend item={item} />
        </Line>
      ),
    },
    ...(roomy ? [account] : []),
    {
      id: 'checked',
      header: shared ? columns.actions : columns.checked,
      unnamed: shared,
      sortValue: shared ? undefined : ({ last }) => (last ? Date.parse(last.checked_at) : Number.NaN),
      sorts: shared ? [] : [['descending', sorts.checked]],
      cell: (item) => (
        <Line end>
          {!shared && <CheckedAge item={item} />}
          <MoreButton item={item} onAsk={onAsk} />
        </Line>
      ),
      file: {
        checked: ({ last }) => last?.checked_at ?? '',
        state: lastCheckInFile,
        status: ({ row }) => (row.status ? statusWords.active : statusWords.paused),
      },
    },
  ]
}

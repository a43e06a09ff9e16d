// Exports the tracked list as a file that the bulk add can read. Headers and countries are in
// English in every language, because the parser expects that; other cells use the user's language.
import { countryInFile } from '../../domain/countries.ts'
import type { PositionChange } from '../../domain/ranking/rank-changes.ts'
import type { TrackedItem } from '../../domain/tracking/tracked-item.ts'
import { changeSign, failureReason, positionText } from '../key-phrase/positions.ts'
import { statusWords } from './key-phrase-status.ts'
import { trackedListWords } from './tracked-list.ts'

export type FileColumn = readonly [header: string, cell: (item: TrackedItem) => string]

const columns: Record<string, FileColumn[1]> = {
  'Key Phrase': ({ row }) => row.keyword,
  Country: ({ row }) => countryInFile(row.country),
  'Account Name': ({ row }) => row.account_name ?? '',
  'Video ID': ({ row }) => row.video_id ?? '',
  Tags: ({ row }) => row.tags.join(', '),
  Status: ({ row }) => (row.status ? statusWords.active : statusWords.paused),
  Position: ({ current }) => (current ? positionText(current) : ''),
  'Change Since Last Check': ({ change }) => changeCell(change),
  'Change In 7 Days': ({ weekChange }) => changeCell(weekChange),
  'Best Position': ({ best }) => (best ? String(best.position) : ''),
}
const lastColumns: Record<string, FileColumn[1]> = {
  'Last Check': ({ last }) => last?.checked_at ?? '',
  'Last Check State': lastCheckCell,
}

export function* trackedTable(
  items: Iterable<TrackedItem>,
  shown: readonly FileColumn[] = [],
): Generator<string[]> {
  const all = [...Object.entries(columns), ...shown, ...Object.entries(lastColumns)]
  yield all.map(([header]) => header)
  for (const item of items) yield all.map(([, cell]) => cell(item))
}

/** Writes a move for spreadsheets: without a plus, which would start a formula, and with an ASCII minus. */
function changeCell(change: PositionChange | null): string {
  if (change === null || change.kind === 'out') return ''
  return change.kind === 'moved' ? String(change.by) : changeSign(change)
}

function lastCheckCell({ last }: TrackedItem): string {
  if (!last) return trackedListWords.unchecked
  if (last.state !== 'failed') return trackedListWords.done
  return trackedListWords.failedBecause(failureReason(last.failure_code))
}

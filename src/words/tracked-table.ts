import { countryName } from '#src/domain/countries.ts'
import type { PositionChange } from '#src/domain/tracking/positions.ts'
import type { TrackedItem } from '#src/domain/tracking/tracked-item.ts'
import { changeSign, failureReason, positionText } from './positions.ts'

/** A change as a spreadsheet counts with it: no plus, which would make it a formula, and a plain minus. */
function changeCell(change: PositionChange | null): string {
  if (change === null || change.kind === 'out') return ''
  return change.kind === 'moved' ? String(change.by) : changeSign(change)
}

/** Header and lines of an export of the tracked list, which can be pasted back as a bulk add. */
export function* trackedTable(items: readonly TrackedItem[]): Generator<string[]> {
  yield [
    'Key Phrase',
    'Country',
    'Account Name',
    'Video ID',
    'Tags',
    'Status',
    'Position',
    'Change Since Last Check',
    'Change In 7 Days',
    'Best Position',
    'Last Check',
    'Last Check State',
  ]
  for (const { row, last, current, change, weekChange, best } of items)
    yield [
      row.keyword,
      countryName(row.country),
      row.account_name ?? '',
      row.video_id ?? '',
      row.tags.join(', '),
      row.status ? 'Active' : 'Paused',
      current ? positionText(current) : '',
      changeCell(change),
      changeCell(weekChange),
      best ? String(best.position) : '',
      last?.checked_at ?? '',
      last
        ? last.state === 'failed'
          ? `Failed: ${failureReason(last.failure_code)}`
          : 'Done'
        : 'Not checked yet',
    ]
}

/** The export of all key phrases is named with the date, as the history's is. */
export function trackedFileName(format: 'csv' | 'xls', now: Date): string {
  return `keytrail-key-phrases-${now.toISOString().slice(0, 10)}.${format}`
}

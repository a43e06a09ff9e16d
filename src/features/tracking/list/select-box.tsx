import { use } from 'react'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { trackedListWords } from '#src/words/tracking/tracked-list.ts'
import { SelectionContext, useIsSelected } from './selection.ts'

interface SelectBoxProps {
  row: KeyPhraseRow
  /** Whether tapping anywhere on the row selects it. */
  wholeRow?: boolean | undefined
}

export function SelectBox({ row, wholeRow }: SelectBoxProps) {
  const { toggle } = use(SelectionContext)
  const checked = useIsSelected(row.id)
  return (
    <label
      className={`grid size-11 shrink-0 cursor-pointer place-items-center dense:size-7 ${wholeRow ? 'after:absolute after:inset-0' : ''}`}
    >
      <input
        type="checkbox"
        checked={checked}
        aria-label={trackedListWords.select(row.keyword)}
        onChange={() => toggle(row.id)}
        className="relative z-1 size-5 cursor-pointer dense:size-4"
      />
    </label>
  )
}

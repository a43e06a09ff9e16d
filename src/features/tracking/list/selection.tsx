import { createContext, use } from 'react'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { trackedListWords } from '#src/words/tracking/tracked-list.ts'

interface Selection {
  ids: ReadonlySet<string>
  toggle: (id: string) => void
}

/** A context, so that selecting a row re-renders the checkboxes but not the rows. */
export const SelectionContext = createContext<Selection>({ ids: new Set(), toggle: () => undefined })

interface SelectBoxProps {
  row: KeyPhraseRow
  /** Whether a tap anywhere on the row selects it. */
  wholeRow?: boolean | undefined
}

export function SelectBox({ row, wholeRow }: SelectBoxProps) {
  const { ids, toggle } = use(SelectionContext)
  return (
    <label
      className={`grid size-11 shrink-0 cursor-pointer place-items-center dense:size-7 ${wholeRow ? 'after:absolute after:inset-0' : ''}`}
    >
      <input
        type="checkbox"
        checked={ids.has(row.id)}
        aria-label={trackedListWords.select(row.keyword)}
        onChange={() => toggle(row.id)}
        className="relative z-1 size-5 cursor-pointer dense:size-4"
      />
    </label>
  )
}

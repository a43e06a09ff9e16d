import { createContext, use, useSyncExternalStore } from 'react'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { trackedListWords } from '#src/words/tracking/tracked-list.ts'

export interface Selection {
  ids(): ReadonlySet<string>
  toggle(id: string): void
  set(ids: Iterable<string>): void
  subscribe(listener: () => void): () => void
}

/** Outside React's state, so that selecting one of a thousand rows renders only that row. */
export function makeSelection(): Selection {
  let ids: ReadonlySet<string> = new Set()
  const listeners = new Set<() => void>()
  const change = (next: Iterable<string>) => {
    ids = new Set(next)
    for (const listener of listeners) listener()
  }
  return {
    ids: () => ids,
    toggle: (id) => change(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]),
    set: change,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const SelectionContext = createContext<Selection>(makeSelection())

export function useHasSelected({ ids, subscribe }: Selection): boolean {
  return useSyncExternalStore(subscribe, () => ids().size > 0)
}

export function useSelected({ ids, subscribe }: Selection): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, ids)
}

interface SelectBoxProps {
  row: KeyPhraseRow
  /** Whether tapping anywhere on the row selects it. */
  wholeRow?: boolean | undefined
}

export function SelectBox({ row, wholeRow }: SelectBoxProps) {
  const { ids, subscribe, toggle } = use(SelectionContext)
  const checked = useSyncExternalStore(subscribe, () => ids().has(row.id))
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

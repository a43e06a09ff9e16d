import { createContext, use, useSyncExternalStore } from 'react'

export interface Selection {
  ids(): ReadonlySet<string>
  toggle(id: string): void
  set(ids: Iterable<string>): void
  subscribe(listener: () => void): () => void
}

/** Which key phrases are chosen. Not React's state: one more among a thousand rows may draw that row alone. */
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

/** Whether this one is chosen. */
export function useIsSelected(id: string): boolean {
  const { ids, subscribe } = use(SelectionContext)
  return useSyncExternalStore(subscribe, () => ids().has(id))
}

/** Whether any is chosen. */
export function useHasSelected({ ids, subscribe }: Selection): boolean {
  return useSyncExternalStore(subscribe, () => ids().size > 0)
}

/** All that are chosen. */
export function useSelected({ ids, subscribe }: Selection): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, ids)
}

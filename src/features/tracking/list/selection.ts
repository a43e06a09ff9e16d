import { createContext, use, useSyncExternalStore } from 'react'

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

export function useIsSelected(id: string): boolean {
  const { ids, subscribe } = use(SelectionContext)
  return useSyncExternalStore(subscribe, () => ids().has(id))
}

export function useHasSelected({ ids, subscribe }: Selection): boolean {
  return useSyncExternalStore(subscribe, () => ids().size > 0)
}

export function useSelected({ ids, subscribe }: Selection): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, ids)
}

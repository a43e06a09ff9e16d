import { create } from 'zustand'

const useUpdateStore = create<{ update: (() => void) | null }>(() => ({ update: null }))

/** Offers a new version of the app in this tab; `update` switches to it. */
export function offerUpdate(update: () => void): void {
  useUpdateStore.setState({ update })
}

/** Returns a function that switches to the new version, or null if there is none. */
export function useUpdate(): (() => void) | null {
  return useUpdateStore().update
}

import { create } from 'zustand'

/** What the browser saves of this site; what it does not save goes with the tab. */
export interface Saved {
  data: boolean
  session: boolean
}

const useStorageStore = create<Saved>(() => ({ data: true, session: true }))

export function setSaved(saved: Saved): void {
  useStorageStore.setState(saved)
}

export function useSaved(): Saved {
  return useStorageStore()
}

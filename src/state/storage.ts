import { create } from 'zustand'

/** What the browser persists for this site; anything else is lost with the tab. */
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

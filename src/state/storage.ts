import { create } from 'zustand'

/** Whether the browser persists the user's data and session; if not, they are lost when the tab closes. */
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

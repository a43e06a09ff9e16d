import { create } from 'zustand'

/** The shell's message about syncing: one or two sentences. */
export interface SyncNotice {
  text: string
  /** Whether the text is about downloading data rather than sending changes. */
  isArrival: boolean
  /** Retries immediately; null if nothing has failed. */
  retry: (() => void) | null
}

const useNoticeStore = create<{ notice: SyncNotice | null }>(() => ({ notice: null }))

export function setSyncNotice(notice: SyncNotice | null): void {
  useNoticeStore.setState({ notice })
}

export function useSyncNotice(): SyncNotice | null {
  return useNoticeStore().notice
}

const useUpdateStore = create<{ update: (() => void) | null }>(() => ({ update: null }))

/** Offers a new version of the app in this tab; `update` switches to it. */
export function offerUpdate(update: () => void): void {
  useUpdateStore.setState({ update })
}

/** Returns a function that switches to the new version, or null if there is none. */
export function useUpdate(): (() => void) | null {
  return useUpdateStore().update
}

import { create } from 'zustand'

/** The shell's message about syncing: one or two sentences. */
export interface SyncNotice {
  text: string
  /** Whether it is about downloading data rather than sending changes. */
  isArrival: boolean
  /** Retries immediately; null if nothing has failed. */
  retry: (() => void) | null
}

const useNoticeStore = create<{ notice: SyncNotice | null }>(() => ({ notice: null }))

/** `notice` is null if device and server are in sync. */
export function setSyncNotice(notice: SyncNotice | null): void {
  useNoticeStore.setState({ notice })
}

export function useSyncNotice(): SyncNotice | null {
  return useNoticeStore().notice
}

import { create } from 'zustand'

/** What the shell says of the sync, in one sentence or two. */
export interface SyncNotice {
  text: string
  /** Whether data is coming down, rather than going up. */
  isArrival: boolean
  /** Tries again at once; null where nothing is held up. */
  retry: (() => void) | null
}

const useNoticeStore = create<{ notice: SyncNotice | null }>(() => ({ notice: null }))

/** Null while device and server agree. */
export function setSyncNotice(notice: SyncNotice | null): void {
  useNoticeStore.setState({ notice })
}

export function useSyncNotice(): SyncNotice | null {
  return useNoticeStore().notice
}

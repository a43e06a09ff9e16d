import { create } from 'zustand'

/** What the shell says of the sync, in one sentence or two. */
export interface SyncNotice {
  text: string
  /** Whether something comes down, rather than goes up. */
  isArrival: boolean
  /** Tries what is held up at once; null where nothing is. */
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

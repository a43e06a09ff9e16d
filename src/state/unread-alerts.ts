import { create } from 'zustand'

interface UnreadAlerts {
  count: number
}

const useUnreadStore = create<UnreadAlerts>(() => ({ count: 0 }))

export function setUnreadAlerts(count: number): void {
  useUnreadStore.setState({ count })
}

/** The number of unread alerts; 0 if no user's data is open. */
export function useUnreadAlerts(): number {
  return useUnreadStore((state) => state.count)
}

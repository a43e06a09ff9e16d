import { create } from 'zustand'

interface OutboxCounts {
  /** The number of pending changes. */
  unsent: number
  /** How many of the pending changes are searches. */
  searches: number
  /** The number of parked changes, which await the user's decision. */
  parked: number
}

const none: OutboxCounts = { unsent: 0, searches: 0, parked: 0 }
const useOutboxStore = create<OutboxCounts>(() => none)

export function setOutboxCounts(counts: OutboxCounts | null): void {
  useOutboxStore.setState(counts ?? none)
}

export function useOutboxCounts(): OutboxCounts {
  return useOutboxStore()
}

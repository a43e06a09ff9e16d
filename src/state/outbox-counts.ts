import { create } from 'zustand'

interface OutboxCounts {
  /** Pending changes. */
  unsent: number
  /** How many of them are searches. */
  searches: number
  /** Changes that the server refused, waiting for the user's decision. */
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

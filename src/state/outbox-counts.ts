import { create } from 'zustand'

interface OutboxCounts {
  /** Changes that wait to be sent. */
  unsent: number
  /** How many of them are searches. */
  searches: number
  /** Changes that the server refused and that wait for a decision. */
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

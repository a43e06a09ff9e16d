import type { SearchErrorCode } from '../../../../src/domain/search/search-errors.ts'
import type { FoundSuggestions } from '../../_shared/tiktok/port.ts'
import type { Ranking } from '../find-ranking.ts'
import type { ClaimedKeyPhrase, ClaimedName, TrackerQueue } from '../tracker-queue.ts'

/** Longer than a run may spend requesting pages. */
export const tooLongMs = 46_000

export interface MemoryQueue extends TrackerQueue {
  stored: Map<string, Ranking>
  names: ClaimedName[]
  settled: Map<string, FoundSuggestions | SearchErrorCode>
  failed: Map<string, SearchErrorCode>
  maxInHand: number
  paces: boolean[]
}

export function createMemoryQueue(due: number): MemoryQueue {
  const waiting = Array.from(
    { length: due },
    (_, n): ClaimedKeyPhrase => ({
      keyword_id: `id-${n}`,
      keyword: `phrase ${n}`,
      country: 'gb',
      day: '2026-11-21',
      attempt: 1,
    }),
  )
  let inHand = 0
  const queue: MemoryQueue = {
    stored: new Map(),
    names: [],
    settled: new Map(),
    failed: new Map(),
    maxInHand: 0,
    paces: [],
    start: async () => 1,
    claim: async (limit) => {
      const batch = waiting.splice(0, limit)
      inHand += batch.length
      queue.maxInHand = Math.max(queue.maxInHand, inHand)
      return batch
    },
    store: async (claimed, ranking) => {
      inHand -= 1
      queue.stored.set(claimed.keyword_id, ranking)
      return 'stored'
    },
    fail: async (claimed, code) => {
      inHand -= 1
      queue.failed.set(claimed.keyword_id, code)
      return 'retry'
    },
    claimNames: async (limit) => queue.names.splice(0, limit),
    settleName: async ({ name }, found) => {
      queue.settled.set(name, found)
      return typeof found === 'string' ? 'retry' : 'stored'
    },
    pace: async (refused) => void queue.paces.push(refused),
    finish: async () => waiting.length,
  }
  return queue
}

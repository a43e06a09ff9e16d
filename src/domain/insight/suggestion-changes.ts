import { compareWords, type ResultChange } from '../ranking/comparison.ts'
import type { SearchResultRow } from '../search/rows.ts'

export function countChanges(
  earlier: readonly SearchResultRow[],
  later: readonly SearchResultRow[],
): Record<ResultChange, number> {
  const counts = { new: 0, gone: 0, up: 0, down: 0, unchanged: 0 }
  for (const { change } of compareWords(earlier, later)) counts[change] += 1
  return counts
}

import type { RankingRow } from '../../../../src/domain/rows.ts'
import { SearchFailure } from '../search-failure.ts'

const maxInteger = 2 ** 31 - 1

const refuse = (what: string) => new SearchFailure('internal', `the database does not take ${what}`)

/** `found` as the database would give it back. Fails as `jsonb` does on a NUL and on half a surrogate pair. */
export function stored<Found>(found: Found): Found {
  const text = JSON.stringify(found, (_key, value) => {
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
      throw refuse('this text')
    return value
  })
  return JSON.parse(text)
}

/** `video` as search_ranking_results would give it back. Fails on what its columns do not hold. */
export function storedVideo(video: RankingRow): RankingRow {
  const row = stored(video)
  const { vq_score, ...others } = row
  const numbers = Object.values(others).filter((value) => typeof value === 'number')
  if (!numbers.every(Number.isSafeInteger)) throw refuse('this count')
  if ((row.duration ?? 0) > maxInteger) throw refuse('this duration')
  if (vq_score !== null && (vq_score < 0 || vq_score > 100)) throw refuse('this score')
  return row
}

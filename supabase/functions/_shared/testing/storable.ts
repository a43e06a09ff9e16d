import type { RankingRow } from '../../../../src/domain/ranking/rows.ts'
import { Failure } from '../failure.ts'

const maxInteger = 2 ** 31 - 1

const refused = (what: string) => new Failure('internal', { detail: `the database rejects ${what}` })

/** Fails on a NUL and on a lone surrogate, as `jsonb` does. */
export function asJsonb<Found>(found: Found): Found {
  const text = JSON.stringify(found, (_key, value) => {
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
      throw refused('this text')
    return value
  })
  return JSON.parse(text)
}

/** Fails on a count or a duration that its column in search_ranking_results cannot store. */
export function requireTypes({ vq_score, duration, ...others }: Omit<RankingRow, 'rank'>): void {
  const numbers = Object.values(others).filter((value) => typeof value === 'number')
  if (![...numbers, duration ?? 0].every(Number.isSafeInteger)) throw refused('this count')
  if ((duration ?? 0) > maxInteger) throw refused('this duration')
}

export function requireScore({ vq_score }: RankingRow): void {
  if (vq_score !== null && (vq_score < 0 || vq_score > 100)) throw refused('this score')
}

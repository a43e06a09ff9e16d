import type { RankingRow } from '../../../../src/domain/ranking/rows.ts'
import type { SearchErrorCode } from '../../../../src/domain/search/search-errors.ts'
import { Failure } from '../failure.ts'
import type { DonePage, DoneSearch, Ledger, PageRequest, SearchRequest, Stored } from '../ledger/ledger.ts'
import type { FoundSuggestions, VideoPage } from '../tiktok/port.ts'

const maxInteger = 2 ** 31 - 1

const refused = (what: string) => new Failure('internal', { detail: `the database rejects ${what}` })

/** Fails on a NUL and on a lone surrogate, as `jsonb` does. */
function asJsonb<Found>(found: Found): Found {
  const text = JSON.stringify(found, (_key, value) => {
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
      throw refused('this text')
    return value
  })
  return JSON.parse(text)
}

/** Fails on a number that its column in search_ranking_results cannot store. */
function requireStorable({ vq_score, duration, ...others }: RankingRow): void {
  const numbers = Object.values(others).filter((value) => typeof value === 'number')
  if (![...numbers, duration ?? 0].every(Number.isSafeInteger)) throw refused('this count')
  if ((duration ?? 0) > maxInteger) throw refused('this duration')
  if (vq_score !== null && (vq_score < 0 || vq_score > 100)) throw refused('this score')
}

interface InMemory<Asked, Found, Finished> extends Ledger<Asked, Found, Finished> {
  rows: Map<string, Stored<Finished>>
  requests: Asked[]
  creditsUsed(): number
}

export type MemoryLedger = InMemory<SearchRequest, FoundSuggestions, DoneSearch>

/** For one user, without plan limits. `finish` must throw if the database could not store `found`. */
function ledgerInMemory<Asked extends { id: string }, Found, Finished extends { state: 'done' }>(
  finish: (asked: Asked, found: Found) => Finished,
  credits = 100,
): InMemory<Asked, Found, Finished> {
  const rows = new Map<string, Stored<Finished>>()
  const questions = new Map<string, string>()
  const requests: Asked[] = []
  const creditsUsed = () => [...rows.values()].filter(({ state }) => state !== 'failed').length

  function settle({ id }: Asked, outcome: () => Stored<Finished>): Stored<Finished> {
    const known = rows.get(id)
    if (known === undefined) throw new Failure('account_deleted')
    const settled = known.state === 'pending' ? outcome() : known
    rows.set(id, settled)
    return settled
  }

  return {
    rows,
    requests,
    creditsUsed,
    record: async (asked) => {
      requests.push(asked)
      const known = rows.get(asked.id)
      const question = JSON.stringify(asked)
      if (known && questions.get(asked.id) !== question) throw new Failure('key_reused')
      if (known) return { replayed: true, stored: known }
      if (creditsUsed() >= credits) throw new Failure('credits_exhausted')
      const stored = { state: 'pending', searchId: asked.id } as const
      rows.set(asked.id, stored)
      questions.set(asked.id, question)
      return { replayed: false, stored }
    },
    complete: async (asked, given) => {
      const found = asJsonb(given)
      return settle(asked, () => finish(asked, found))
    },
    fail: async (asked, code: SearchErrorCode) =>
      settle(asked, () => ({ searchId: asked.id, state: 'failed', code })),
  }
}

/** Follows the rules of 33_search_recording.sql. */
export function createMemoryLedger(credits?: number): MemoryLedger {
  return ledgerInMemory(({ id: searchId }, { suggestions, source, logId }) => {
    if (suggestions.some(({ word }) => word === ''))
      throw new Failure('internal', { detail: 'an empty word' })
    return { searchId, state: 'done', source, logId, suggestions }
  }, credits)
}

/** Follows the rules for storing a page in 33_search_recording.sql and 34_check_recording.sql. */
export function createMemoryCheckLedger({ firstRank = 1, credits = 100 } = {}) {
  const ledger = ledgerInMemory<PageRequest, VideoPage, DonePage>((asked, found) => {
    const videos: RankingRow[] = []
    for (const video of found.videos)
      if (!videos.some(({ video_url }) => video_url === video.video_url))
        videos.push({ ...video, rank: firstRank + videos.length })
    videos.forEach(requireStorable)
    const { source, logId, nextCursor } = found
    return {
      searchId: asked.searchId ?? asked.id,
      state: 'done',
      source,
      logId,
      videos,
      nextCursor: videos.length > 0 ? nextCursor : null,
    }
  }, credits)
  const listVideos = (searchId: string) => {
    const row = ledger.rows.get(searchId)
    return row?.state === 'done' ? row.videos : []
  }
  return { ...ledger, listVideos }
}

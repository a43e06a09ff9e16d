import * as v from 'valibot'
import { CheckHead, RankingRow } from '../../../../src/domain/ranking/rows.ts'
import { SearchHead, SearchResultRow } from '../../../../src/domain/search/rows.ts'
import { ownerOf, type Yours } from '../../../../src/domain/tracking/yours.ts'
import { readRows } from '../database.ts'
import { readOne } from './key-phrases.ts'
import { listPage, type PageQuery } from './pages.ts'
import type { Check, RankedVideo, Search } from './shapes.ts'
import type { TokenSession } from './token-session.ts'

const resultsSchema = v.object({
  videos: v.array(RankingRow),
  suggestions: v.array(SearchResultRow),
  kept: v.boolean(),
  yours: v.object({
    tracked: v.array(v.object({ account_name: v.nullable(v.string()), video_id: v.nullable(v.string()) })),
    accounts: v.nullable(v.array(v.string())),
  }),
})

interface SearchFilter {
  phrase?: string | undefined
  country?: string | undefined
  state?: 'done'
  search_type?: 'basic' | 'autocomplete'
}

const ListedCheck = v.pipe(CheckHead, v.transform(toCheck))

export function listChecks(
  session: TokenSession,
  { key_phrase_id: keyword_id, ...filter }: PageQuery & SearchFilter & { key_phrase_id?: string | undefined },
) {
  const filters = { ...filter, kind: 'check', keyword_id }
  return listPage(session, 'searches', 'searched_at', ListedCheck, filters)
}

export interface StoredCheck {
  head: CheckHead
  videos: RankingRow[]
  kept: boolean
  yours: Yours
}

/** Returns checks with their videos, in the order of `ids`. Fails with `not_found` if a check is missing. */
export async function findChecks(session: TokenSession, ids: readonly string[]): Promise<StoredCheck[]> {
  if (ids.length === 0) return []
  const found = await session.call(
    ...ids.map((id) => ['searches', { limit: 1, kind: 'check', id }] as const),
    ...ids.map((id) => ['results', { id }] as const),
  )
  return ids.map((_, at) => {
    const { videos, kept, yours } = readRows(resultsSchema, found[ids.length + at])
    return { head: readOne(readRows(v.array(CheckHead), found[at])), videos, kept, yours }
  })
}

/** Fails with `not_found` if there is no such check. */
export async function findCheck(session: TokenSession, id: string): Promise<StoredCheck> {
  return readOne(await findChecks(session, [id]))
}

const ListedSearch = v.pipe(SearchHead, v.transform(toSearch))

export function listSearches(session: TokenSession, filter: PageQuery & SearchFilter) {
  return listPage(session, 'searches', 'searched_at', ListedSearch, { ...filter, kind: 'search' })
}

export type StoredSearch = Awaited<ReturnType<typeof findSearch>>

/** Fails with `not_found` if there is no such search. */
export async function findSearch(session: TokenSession, id: string) {
  const [heads, results] = await session.call(
    ['searches', { limit: 1, kind: 'search', id }],
    ['results', { id }],
  )
  const head = readOne(readRows(v.array(SearchHead), heads))
  return { head, suggestions: readRows(resultsSchema, results).suggestions }
}

export function toCheck(row: CheckHead): v.InferOutput<typeof Check> {
  return {
    id: row.id,
    phrase: row.search_term,
    country: row.country,
    key_phrase_id: row.keyword_id,
    origin: row.origin,
    state: row.state,
    failure_code: row.failure_code,
    source: row.source,
    pages: row.pages_done,
    next_page: row.next_cursor,
    checked_at: row.searched_at,
  }
}

export function toSearch(row: SearchHead): v.InferOutput<typeof Search> {
  return {
    id: row.id,
    phrase: row.search_term,
    country: row.country,
    kind: row.search_type === 'basic' ? 'related' : 'autocomplete',
    state: row.state,
    failure_code: row.failure_code,
    source: row.source,
    searched_at: row.searched_at,
  }
}

export function toSearchWithSuggestions({ head, suggestions }: StoredSearch) {
  return {
    ...toSearch(head),
    suggestions: suggestions.map(({ position, word: phrase, group_id: group }) => ({
      position,
      phrase,
      group,
    })),
  }
}

export function toCheckWithVideos({ head, videos, kept, yours }: StoredCheck) {
  return { ...toCheck(head), results_kept: kept, videos: videos.map((video) => toRankedVideo(video, yours)) }
}

export function toRankedVideo(row: RankingRow, yours: Yours): v.InferOutput<typeof RankedVideo> {
  return {
    rank: row.rank,
    yours: ownerOf(row, yours),
    video_url: row.video_url,
    caption: row.full_description,
    posted_at: row.create_time === null ? null : new Date(row.create_time * 1000).toISOString(),
    duration_seconds: row.duration,
    plays: row.play_count,
    likes: row.digg_count,
    comments: row.comment_count,
    saves: row.collect_count,
    shares: row.share_count,
    reposts: row.repost_count,
    vq_score: row.vq_score,
    cover_url: row.dynamic_cover,
    account: {
      name: row.username,
      url: row.author_url,
      verified: row.verified_account,
      avatar_url: row.avatar_thumb,
      followers: row.followers,
      following: row.following,
      hearts: row.hearts,
      videos: row.videos,
      likes_given: row.likes,
    },
  }
}

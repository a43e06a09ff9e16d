import * as v from 'valibot'
import { oneOfOrNew, Uuid } from '../row-values.ts'
import { lookupColumns, origins } from '../search/rows.ts'

/** Counts are null if TikTok sent none. */
export const RankingRow = v.object({
  rank: v.number(),
  avatar_thumb: v.nullable(v.string()),
  username: v.string(),
  author_url: v.string(),
  verified_account: v.boolean(),
  /** In epoch seconds. */
  create_time: v.nullable(v.number()),
  full_description: v.string(),
  followers: v.nullable(v.number()),
  following: v.nullable(v.number()),
  /** The likes of all the author's videos. */
  hearts: v.nullable(v.number()),
  videos: v.nullable(v.number()),
  /** The likes that the author gave. */
  likes: v.nullable(v.number()),
  collect_count: v.nullable(v.number()),
  comment_count: v.nullable(v.number()),
  /** The video's likes. */
  digg_count: v.nullable(v.number()),
  play_count: v.nullable(v.number()),
  repost_count: v.nullable(v.number()),
  share_count: v.nullable(v.number()),
  /** Above 0, up to 100. */
  vq_score: v.nullable(v.number()),
  /** In seconds. */
  duration: v.nullable(v.number()),
  video_url: v.string(),
  dynamic_cover: v.nullable(v.string()),
})
export type RankingRow = v.InferOutput<typeof RankingRow>

/** The head of a check is the `search_history` row of its first page. */
export const CheckHead = v.object({
  ...lookupColumns,
  origin: oneOfOrNew(origins),
  keyword_id: v.nullable(Uuid),
  pages_done: v.number(),
  /** The cursor of the next page; null after the last page. */
  next_cursor: v.nullable(v.string()),
})
export type CheckHead = v.InferOutput<typeof CheckHead>

export const CheckRow = v.object({
  ...CheckHead.entries,
  search_ranking_results: v.array(RankingRow),
  /** The pages with results on the server when this device fetched the check; undefined if it never did. */
  check_results: v.optional(v.array(v.object({ page: v.number() }))),
})
export type CheckRow = v.InferOutput<typeof CheckRow>

/** False only for a completed check whose results the server has deleted and this device does not have. */
export function hasResults(
  check: Pick<CheckRow, 'state' | 'search_ranking_results' | 'check_results'>,
): boolean {
  const { state, search_ranking_results, check_results } = check
  return state !== 'done' || search_ranking_results.length > 0 || check_results?.length !== 0
}

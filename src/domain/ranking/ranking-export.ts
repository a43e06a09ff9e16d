import type { CheckRow, RankingRow } from './rows.ts'

const text = (value: number | null) => (value === null ? '' : String(value))

// Every column of a result, numbers as they were measured: what TikTok did not tell is an empty cell.
const columns: readonly (readonly [header: string, cell: (row: RankingRow) => string])[] = [
  ['Rank', (row) => text(row.rank)],
  ['Username', (row) => row.username],
  ['Verified', (row) => (row.verified_account ? 'yes' : 'no')],
  ['Create Time', (row) => (row.create_time === null ? '' : new Date(row.create_time * 1000).toISOString())],
  ['Full Description', (row) => row.full_description],
  ['Followers', (row) => text(row.followers)],
  ['Following', (row) => text(row.following)],
  ['Hearts', (row) => text(row.hearts)],
  ['Videos', (row) => text(row.videos)],
  ['Author Likes', (row) => text(row.likes)],
  ['Likes', (row) => text(row.digg_count)],
  ['Comments', (row) => text(row.comment_count)],
  ['Collects', (row) => text(row.collect_count)],
  ['Plays', (row) => text(row.play_count)],
  ['Reposts', (row) => text(row.repost_count)],
  ['Shares', (row) => text(row.share_count)],
  ['VQ Score', (row) => text(row.vq_score)],
  ['Duration', (row) => text(row.duration)],
  ['Video URL', (row) => row.video_url],
  ['Author URL', (row) => row.author_url],
  ['Avatar', (row) => row.avatar_thumb ?? ''],
  ['Dynamic Cover', (row) => row.dynamic_cover ?? ''],
]

const header = columns.map(([name]) => name)

function rankingLine(row: RankingRow): string[] {
  return columns.map(([, cell]) => cell(row))
}

/** Header and lines of an export of ranked videos, in the order in which they are given. */
export function rankingTable(rows: readonly RankingRow[]): string[][] {
  return [header, ...rows.map(rankingLine)]
}

/** What stands over the lines of an export of several checks. */
export const checksHeader = ['Keyword', 'Country', 'Searched At', ...header]

/** The lines of a check in an export of several: each says which check it is of. */
export function checkLines(check: CheckRow): string[][] {
  const { search_term, country, searched_at, search_ranking_results } = check
  return search_ranking_results.map((row) => [search_term, country, searched_at, ...rankingLine(row)])
}

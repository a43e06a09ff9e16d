// Exported numbers are unformatted, so that spreadsheets can compute with them.

import { countryInFile } from '../../domain/countries.ts'
import type { CheckRow, RankingRow } from '../../domain/ranking/rows.ts'
import { ownerOf, type Yours } from '../../domain/tracking/yours.ts'
import { keywordTableWords } from '../keywords/keyword-tables.ts'
import { rankingWords, yesOrNo } from './ranking.ts'

type Column = keyof typeof rankingWords.columns

const text = (value: number | null) => (value === null ? '' : String(value))

const cells: Record<Column, (row: RankingRow, yours: Yours) => string> = {
  rank: (row) => text(row.rank),
  username: (row) => row.username,
  yours: (row, yours) => yesOrNo(ownerOf(row, yours) !== null),
  verified: (row) => yesOrNo(row.verified_account),
  created: (row) => (row.create_time === null ? '' : new Date(row.create_time * 1000).toISOString()),
  description: (row) => row.full_description,
  followers: (row) => text(row.followers),
  following: (row) => text(row.following),
  hearts: (row) => text(row.hearts),
  videos: (row) => text(row.videos),
  authorLikes: (row) => text(row.likes),
  likes: (row) => text(row.digg_count),
  comments: (row) => text(row.comment_count),
  collects: (row) => text(row.collect_count),
  plays: (row) => text(row.play_count),
  reposts: (row) => text(row.repost_count),
  shares: (row) => text(row.share_count),
  vqScore: (row) => text(row.vq_score),
  duration: (row) => text(row.duration),
  videoUrl: (row) => row.video_url,
  authorUrl: (row) => row.author_url,
  avatar: (row) => row.avatar_thumb ?? '',
  cover: (row) => row.dynamic_cover ?? '',
}

const columns = Object.keys(cells) as Column[]
const header = () => columns.map((column) => rankingWords.columns[column])
const line = (row: RankingRow, yours: Yours) => columns.map((column) => cells[column](row, yours))

export function rankingTable(rows: readonly RankingRow[], yours: Yours): string[][] {
  return [header(), ...rows.map((row) => line(row, yours))]
}

export function checksHeader(): string[] {
  return [keywordTableWords.keyword, keywordTableWords.country, keywordTableWords.searchedAt, ...header()]
}

export function checkLines(check: CheckRow, yours: Yours): string[][] {
  const { search_term, country, searched_at, search_ranking_results } = check
  return search_ranking_results.map((row) => [
    search_term,
    countryInFile(country),
    searched_at,
    ...line(row, yours),
  ])
}

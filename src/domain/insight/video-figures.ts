import { statValue } from '../ranking/averages.ts'
import { videoKey } from '../ranking/comparison.ts'
import type { CheckRow, RankingRow } from '../ranking/rows.ts'
import { readPostUrl } from '../ranking/tiktok-addresses.ts'
import { hasPhrase } from '../tracking/why.ts'
import { nearestRank } from './usual-rank.ts'

export interface SeenVideo {
  row: RankingRow
  checkedAt: Date
}

export const firstVideoCount = 10
/** A median, a comparison, a brief or a recipe needs at least this many videos. */
export const leastVideos = 5
const smallAccount = 10_000

export function distinctVideos(results: readonly RankingRow[]): RankingRow[] {
  const byRank = results.toSorted((one, other) => one.rank - other.rank)
  return [...Map.groupBy(byRank, videoKey).values()].flatMap(([best]) => best ?? [])
}

export function firstVideos(check: Pick<CheckRow, 'search_ranking_results' | 'searched_at'>): SeenVideo[] {
  const checkedAt = new Date(check.searched_at)
  return distinctVideos(check.search_ranking_results)
    .slice(0, firstVideoCount)
    .map((row) => ({ row, checkedAt }))
}

const isPhoto = (row: RankingRow) => readPostUrl(row.video_url)?.kind === 'photo'

function perThousandPlays(count: number | null, plays: number | null): number | null {
  return count === null || !plays ? null : (1000 * count) / plays
}

function countHashtags(caption: string): number {
  return caption.match(/[#＃][\p{L}\p{M}\p{N}_]/gu)?.length ?? 0
}

/** Each function returns null if the figure is unknown or not applicable. */
export const figures = {
  /** In seconds; null for a photo post. */
  length: ({ row }: SeenVideo) => (isPhoto(row) ? null : row.duration || null),
  /** In seconds. */
  age: ({ row, checkedAt }: SeenVideo) => statValue(row, 'age', checkedAt),
  plays: ({ row }: SeenVideo) => row.play_count,
  saves: ({ row }: SeenVideo) => perThousandPlays(row.collect_count, row.play_count),
  comments: ({ row }: SeenVideo) => perThousandPlays(row.comment_count, row.play_count),
  shares: ({ row }: SeenVideo) => perThousandPlays(row.share_count, row.play_count),
  hashtags: ({ row }: SeenVideo) => countHashtags(row.full_description),
  vqScore: ({ row }: SeenVideo) => row.vq_score || null,
} satisfies Record<string, (video: SeenVideo) => number | null>

export type FigureName = keyof typeof figures
export const figureNames = Object.keys(figures) as FigureName[]

/** Each function returns null if it is unknown whether the video has the trait. */
export const traits = {
  phrase: (row: RankingRow, phrase: string) => hasPhrase(row.full_description, phrase),
  verified: (row: RankingRow) => row.verified_account,
  small: (row: RankingRow) => (row.followers === null ? null : row.followers < smallAccount),
  photo: isPhoto,
} satisfies Record<string, (row: RankingRow, phrase: string) => boolean | null>

export type TraitName = keyof typeof traits
export const traitNames = Object.keys(traits) as TraitName[]

export type FigureLine = ReturnType<typeof figureLines>[number]

/** `middle` has the 25th, 50th and 75th percentiles; it is null if too few videos have the figure. */
export function figureLines(videos: readonly SeenVideo[]) {
  return figureNames.map((name) => {
    const sorted = videos
      .map((video) => figures[name](video))
      .filter((value) => value !== null)
      .sort((one, other) => one - other)
    const at = (percent: number) => nearestRank(sorted, percent)
    const middle = sorted.length < leastVideos ? null : { from: at(25), median: at(50), to: at(75) }
    return { name, measured: sorted.length, middle }
  })
}

export type TraitLine = ReturnType<typeof traitLines>[number]

/** For each trait, `having` counts the videos that have it, and `of` those for which it is known. */
export function traitLines(videos: readonly SeenVideo[], phrase: string) {
  return traitNames.map((name) => {
    const known = videos.map(({ row }) => traits[name](row, phrase)).filter((has) => has !== null)
    return { name, having: known.filter(Boolean).length, of: known.length }
  })
}

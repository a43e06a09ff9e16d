import type { CheckRow } from '../ranking/rows.ts'
import {
  type FigureLine,
  figureLines,
  figures,
  firstVideos,
  leastVideos,
  type SeenVideo,
  traitLines,
  traits,
} from './video-figures.ts'

export type Winners = ReturnType<typeof findWinners>
export type ComparedFigure = Winners['figures'][number]
export type ComparedTrait = Winners['traits'][number]

/**
 * `own` is the user's video; null if no check found it. A trait `differs` if most of the first ten are unlike
 * the user's video.
 */
export function findWinners(
  check: Pick<CheckRow, 'search_ranking_results' | 'searched_at' | 'search_term'>,
  own: SeenVideo | null,
) {
  const videos = firstVideos(check)
  return {
    videos: videos.length,
    figures: figureLines(videos).map((line) => {
      const value = own && figures[line.name](own)
      return { ...line, own: value, is: sideOf(value, line.middle) }
    }),
    traits: traitLines(videos, check.search_term).map((line) => {
      const has = own && traits[line.name](own.row, check.search_term)
      const alike = has ? line.having : line.of - line.having
      return { ...line, own: has, differs: has !== null && line.of >= leastVideos && 2 * alike < line.of }
    }),
  }
}

/** Compares a figure with the middle half of the videos. Returns null if either is unknown. */
export function sideOf(
  value: number | null,
  middle: FigureLine['middle'],
): 'below' | 'inside' | 'above' | null {
  if (value === null || middle === null) return null
  if (value < middle.from) return 'below'
  return value > middle.to ? 'above' : 'inside'
}

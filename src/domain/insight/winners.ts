import type { CheckRow } from '../ranking/rows.ts'
import {
  type FigureLine,
  figureLines,
  figures,
  firstVideos,
  leastVideos,
  type SeenVideo,
  type TraitLine,
  traitLines,
  traits,
} from './video-figures.ts'

export interface ComparedFigure extends FigureLine {
  own: number | null
  is: 'below' | 'inside' | 'above' | null
}

export interface ComparedTrait extends TraitLine {
  own: boolean | null
  /** Whether the user's video differs from most of the first ten in this trait; false if unknown. */
  differs: boolean
}

export interface Winners {
  videos: number
  figures: ComparedFigure[]
  traits: ComparedTrait[]
}

/** `own` is the user's video; null if no check found it. */
export function findWinners(
  check: Pick<CheckRow, 'search_ranking_results' | 'searched_at' | 'search_term'>,
  own: SeenVideo | null,
): Winners {
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
export function sideOf(value: number | null, middle: FigureLine['middle']): ComparedFigure['is'] {
  if (value === null || middle === null) return null
  if (value < middle.from) return 'below'
  return value > middle.to ? 'above' : 'inside'
}

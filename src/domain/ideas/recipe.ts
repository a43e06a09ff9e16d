// A recipe summarizes the figures and traits of the first ten videos of a check.
import * as v from 'valibot'
import {
  type FigureLine,
  figureLines,
  figureNames,
  firstVideos,
  leastVideos,
  type TraitLine,
  traitLines,
  traitNames,
} from '../insight/video-figures.ts'
import type { CheckRow } from '../ranking/rows.ts'
import { Timestamp } from '../row-values.ts'

const Numbers = v.array(v.number())
const Stored = v.object({
  checked_at: Timestamp,
  videos: v.number(),
  /** For each figure, the number of videos that have it and, if there are enough, the three quartiles. */
  figures: v.record(v.string(), Numbers),
  /** For each trait, the number of videos that have it, and the number for which it is known. */
  traits: v.record(v.string(), Numbers),
})

export interface Recipe {
  checked_at: string
  videos: number
  figures: FigureLine[]
  traits: TraitLine[]
}

const rounded = (value: number) => Math.round(value * 10) / 10

/** Returns null if the check has too few videos. */
export function recipeOf(
  check: Pick<CheckRow, 'search_ranking_results' | 'searched_at' | 'search_term'>,
): v.InferOutput<typeof Stored> | null {
  const videos = firstVideos(check)
  if (videos.length < leastVideos) return null
  return {
    checked_at: check.searched_at,
    videos: videos.length,
    figures: Object.fromEntries(
      figureLines(videos).map(({ name, measured, middle }) => [
        name,
        [measured, ...(middle ? [middle.from, middle.median, middle.to].map(rounded) : [])],
      ]),
    ),
    traits: Object.fromEntries(
      traitLines(videos, check.search_term).map(({ name, having, of }) => [name, [having, of]]),
    ),
  }
}

/** Returns null if the recipe is missing or damaged. Leaves out figures and traits unknown to this build. */
export function readRecipe(stored: unknown): Recipe | null {
  if (!v.is(Stored, stored)) return null
  return {
    checked_at: stored.checked_at,
    videos: stored.videos,
    figures: figureNames.flatMap((name) => {
      const [measured, from, median, to] = stored.figures[name] ?? []
      if (measured === undefined) return []
      const isKnown = from !== undefined && median !== undefined && to !== undefined
      return [{ name, measured, middle: isKnown ? { from, median, to } : null }]
    }),
    traits: traitNames.flatMap((name) => {
      const [having, of] = stored.traits[name] ?? []
      return having === undefined || of === undefined ? [] : [{ name, having, of }]
    }),
  }
}

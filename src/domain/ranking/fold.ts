/** So many are shown from the top on. */
const shownFirst = 5
/** A fold of fewer would be no shorter than what it hides. */
const leastFolded = 2

/** The ranks from one to another. */
export interface Fold {
  from: number
  to: number
}

/**
 * The ranks between the first ones and the owner's that a short screen leaves out; null where there are none worth
 * leaving out. `ranks` are ascending.
 */
export function foldBefore(ranks: readonly number[], own: number | null): Fold | null {
  if (own === null) return null
  const between = ranks.filter((rank, index) => index >= shownFirst && rank < own)
  const [from, to] = [between[0], between.at(-1)]
  return from === undefined || to === undefined || between.length < leastFolded ? null : { from, to }
}

/** The last rank that an excerpt shows: the owner's, or where that is among the first, the last of those. */
export function excerptEnd(ranks: readonly number[], own: number | null): number {
  return Math.max(own ?? 0, ranks[shownFirst - 1] ?? ranks.at(-1) ?? 0)
}

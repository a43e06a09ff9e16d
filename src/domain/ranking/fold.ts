const shownFirst = 5
/** Folding fewer ranks would save no space. */
const leastFolded = 2

export type Fold = NonNullable<ReturnType<typeof foldBefore>>

/**
 * Returns the ranks that a small screen hides between the first few and `own`. Returns null if `own` is null,
 * or if there are too few ranks to hide. `ranks` must be ascending.
 */
export function foldBefore(ranks: readonly number[], own: number | null) {
  if (own === null) return null
  const between = ranks.filter((rank, index) => index >= shownFirst && rank < own)
  const [from, to] = [between[0], between.at(-1)]
  return from === undefined || to === undefined || between.length < leastFolded ? null : { from, to }
}

/** Returns the last rank of an excerpt that contains the first few ranks and `own`. */
export function excerptEnd(ranks: readonly number[], own: number | null): number {
  return Math.max(own ?? 0, ranks[shownFirst - 1] ?? ranks.at(-1) ?? 0)
}

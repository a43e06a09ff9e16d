import type { KeptWindow } from './kept-window.ts'

/** How long an opened check is exempt from the limit per phrase. */
const openedForMs = 30 * 24 * 60 * 60_000

export interface KeptCheck {
  id: string
  bytes: number
  question: string
  searched_at: string
  opened_at: string | undefined
  /** True if the check must not be evicted: it is pinned or requested, or has a pending change. */
  stays: boolean
}

const lastUse = ({ searched_at, opened_at = '' }: KeptCheck) =>
  opened_at > searched_at ? opened_at : searched_at

export function tooMany(
  kept: readonly KeptCheck[],
  { perPhrase, maxBytes }: KeptWindow,
  now: Date,
): string[] {
  const openedSince = new Date(now.getTime() - openedForMs).toISOString()
  const outside = new Set<KeptCheck>()
  if (perPhrase !== null)
    for (const ofQuestion of Map.groupBy(kept, ({ question }) => question).values())
      for (const check of ofQuestion
        .toSorted((one, other) => other.searched_at.localeCompare(one.searched_at))
        .slice(perPhrase))
        if (!check.stays && (check.opened_at ?? '') < openedSince) outside.add(check)
  if (maxBytes !== null) {
    const inside = kept.filter((check) => !outside.has(check))
    let bytes = inside.reduce((sum, check) => sum + check.bytes, 0)
    for (const check of inside
      .filter(({ stays }) => !stays)
      .sort((one, other) => lastUse(one).localeCompare(lastUse(other)))) {
      if (bytes <= maxBytes) break
      outside.add(check)
      bytes -= check.bytes
    }
  }
  return [...outside].map(({ id }) => id)
}

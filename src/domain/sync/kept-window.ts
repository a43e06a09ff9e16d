// How much of the checks a device keeps whole. Of all others it has the head, and fetches the rest when it is opened.
import * as v from 'valibot'

/** The newest checks of each phrase. */
export const perPhraseChoices = [10, 30, 90] as const
const megabyte = 1_000_000
/** Bytes of all checks together. */
export const maxBytesChoices = [50 * megabyte, 200 * megabyte, 1_000 * megabyte] as const

/** Null: without a bound. */
export const KeptWindow = v.object({
  perPhrase: v.nullable(v.picklist(perPhraseChoices)),
  maxBytes: v.nullable(v.picklist(maxBytesChoices)),
})
export type KeptWindow = v.InferOutput<typeof KeptWindow>

/** A month of a tracker that checks every day. */
export const usualWindow: KeptWindow = { perPhrase: 30, maxBytes: 200 * megabyte }

/** For how long a check that was opened stays whole, however many newer ones there are. */
const openedForMs = 30 * 24 * 60 * 60_000

/** A check that is whole on this device. */
export interface KeptCheck {
  id: string
  bytes: number
  /** What it asked for: phrase and country. */
  question: string
  searched_at: string
  /** When it was last looked at, if ever; ISO 8601. */
  opened_at: string | undefined
  /** It may not go: its owner wants it here, or it has a change that is not sent. */
  stays: boolean
}

const lastUse = ({ searched_at, opened_at = '' }: KeptCheck) =>
  opened_at > searched_at ? opened_at : searched_at

/** Which of the checks that are whole here are too many, by their ids. */
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

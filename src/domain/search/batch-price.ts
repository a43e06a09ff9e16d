import { creditsLeft } from '../account/credits.ts'
import type { Usage } from '../account/rows.ts'

export interface BatchPrice {
  /** In credits: one per phrase. */
  price: number
  /** The credits left in the current period; null if unknown on this device. */
  left: number | null
  /** The number of phrases that the credits pay for; all if `left` is null. */
  affordable: number
}

/** Treats usage from a period that has ended as unknown. */
export function batchPrice(phrases: number, usage: Usage | null, now: Date): BatchPrice {
  const current = usage !== null && Date.parse(usage.resets_at) > now.getTime()
  const left = current ? creditsLeft(usage) : null
  return { price: phrases, left, affordable: left === null ? phrases : Math.min(phrases, left) }
}

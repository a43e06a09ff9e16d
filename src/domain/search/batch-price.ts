import { creditsLeft } from '../account/credits.ts'
import type { Usage } from '../account/rows.ts'

export interface BatchPrice {
  /** Credits: one per phrase. */
  price: number
  /** Of the period that runs now; null while the device does not know. */
  left: number | null
  /** How many of the phrases the credits are enough for. The server decides when they are run. */
  affordable: number
}

/** What a batch of this many phrases will cost. Figures of a period that is over say nothing about this one. */
export function batchPrice(phrases: number, usage: Usage | null, now: Date): BatchPrice {
  const current = usage !== null && Date.parse(usage.resets_at) > now.getTime()
  const left = current ? creditsLeft(usage) : null
  return { price: phrases, left, affordable: left === null ? phrases : Math.min(phrases, left) }
}

import { creditsLeft } from '../account/credits.ts'
import type { Usage } from '../account/rows.ts'

export interface BatchPrice {
  /** Credits: one per phrase. */
  price: number
  /** In the current period; null if the device does not know. */
  left: number | null
  /** How many of the phrases the credits cover. The server decides when they run. */
  affordable: number
}

/** The price of a batch of this many phrases. Usage of a past period is ignored. */
export function batchPrice(phrases: number, usage: Usage | null, now: Date): BatchPrice {
  const current = usage !== null && Date.parse(usage.resets_at) > now.getTime()
  const left = current ? creditsLeft(usage) : null
  return { price: phrases, left, affordable: left === null ? phrases : Math.min(phrases, left) }
}

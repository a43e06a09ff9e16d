import { counted, formatWhole } from '#src/lib/format.ts'
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

/** "1 credit", "1,200 credits" */
export function creditsText(count: number): string {
  return counted(count, 'credit')
}

/** "7 of your 412 credits"; `count` is at most what is left. */
export function shareText(count: number, left: number): string {
  if (count < left) return `${formatWhole(count)} of your ${creditsText(left)}`
  return left === 1 ? 'your last credit' : `your last ${creditsText(left)}`
}

/** The price in words, before a run: what it takes, and what happens where the credits are not enough. */
export function priceText({ price, left, affordable }: BatchPrice): string {
  if (left === null) return `This will use ${creditsText(price)}.`
  if (left === 0) return 'You have no credits left in this period.'
  if (affordable < price)
    return `You have ${creditsText(left)} left, so ${affordable} of ${price} phrases will run.`
  return `This will use ${shareText(price, left)}.`
}

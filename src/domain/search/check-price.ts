import type { Usage } from '../account/rows.ts'
import { batchPrice, creditsText, shareText } from './batch-price.ts'

/** What pages of a check will cost, in words, before a run; null pages are all that TikTok has. */
export function checkPriceText(pages: number | null, usage: Usage | null, now: Date): string {
  const { left, affordable } = batchPrice(pages ?? 1, usage, now)
  if (left === 0) return 'You have no credits left in this period.'
  if (pages === null) {
    const most = left === null ? '' : ` You have ${creditsText(left)} left.`
    return `This will use 1 credit per page until TikTok has no more.${most}`
  }
  const upTo = pages > 1 ? 'up to ' : ''
  if (left === null) return `This will use ${upTo}${creditsText(pages)}.`
  if (affordable < pages)
    return `You have ${creditsText(left)} left, so ${affordable} of ${pages} pages will be fetched.`
  return `This will use ${upTo}${shareText(pages, left)}.`
}

/** The same on a button: "3 credits", "1 credit per page". */
export function checkPriceLabel(pages: number | null): string {
  return pages === null ? '1 credit per page' : creditsText(pages)
}

import type { Usage } from '#src/domain/account/rows.ts'
import { type BatchPrice, batchPrice } from '#src/domain/search/batch-price.ts'
import type { QueuedSearch } from '#src/domain/search/rows.ts'
import { counted, formatWhole } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'

const upToOr = (upTo: boolean) => (upTo ? 'up to ' : '')

export const priceWords = sentences('prices', {
  credits: (n: number) => counted(n, 'credit'),
  perPage: '1 credit per page',
  eachPhrase: 'Each phrase uses 1 credit.',
  uses: (n: number, upTo: boolean) => `This will use ${upToOr(upTo)}${counted(n, 'credit')}.`,
  usesOf: (n: number, left: number, upTo: boolean) =>
    `This will use ${upToOr(upTo)}${formatWhole(n)} of your ${counted(left, 'credit')}.`,
  /** Used if the price takes all remaining credits. */
  usesLast: (n: number, upTo: boolean) =>
    `This will use ${upToOr(upTo)}your last ${n === 1 ? 'credit' : counted(n, 'credit')}.`,
  usesPerPage: 'This will use 1 credit per page until TikTok has no more.',
  left: (n: number) => `You have ${counted(n, 'credit')} left.`,
  noneLeft: 'You have no credits left in this period.',
  somePhrases: (left: number, some: number, all: number) =>
    `You have ${counted(left, 'credit')} left, so ${some} of ${all} phrases will run.`,
  somePages: (left: number, some: number, all: number) =>
    `You have ${counted(left, 'credit')} left, so ${some} of ${all} pages will be fetched.`,
  resetOn: (date: string) => `They reset on ${date}.`,
  allUsed: (n: number) => (n === 1 ? 'Your credit is used.' : `All ${formatWhole(n)} credits are used.`),
  moreOn: (date: string) => `More on ${date}. What you have fetched stays here.`,
})

function usesText(price: number, left: number | null, upTo: boolean): string {
  if (left === null) return priceWords.uses(price, upTo)
  return price < left ? priceWords.usesOf(price, left, upTo) : priceWords.usesLast(left, upTo)
}

export function batchPriceText({ price, left, affordable }: BatchPrice): string {
  if (left === 0) return priceWords.noneLeft
  if (left !== null && affordable < price) return priceWords.somePhrases(left, affordable, price)
  return usesText(price, left, false)
}

/** `pages` is null for all pages that TikTok has. */
export function checkPriceText(pages: number | null, usage: Usage | null, now: Date): string {
  const { left, affordable } = batchPrice(pages ?? 1, usage, now)
  if (left === 0) return priceWords.noneLeft
  if (pages === null)
    return left === null ? priceWords.usesPerPage : `${priceWords.usesPerPage} ${priceWords.left(left)}`
  if (left !== null && affordable < pages) return priceWords.somePages(left, affordable, pages)
  return usesText(pages, left, pages > 1)
}

/** The price for a button: "3 credits", "1 credit per page". */
export function checkPriceLabel(pages: number | null): string {
  return pages === null ? priceWords.perPage : priceWords.credits(pages)
}

/** One credit for a search, one per page for a check. */
export function queuedPriceLabel({ search_type, pages }: QueuedSearch): string {
  return checkPriceLabel(search_type === 'search_results_check' ? pages : 1)
}

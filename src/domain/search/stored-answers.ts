import { formatAge } from '#src/lib/format.ts'
import { creditsText } from './batch-price.ts'
import type { SearchRow } from './rows.ts'

const freshMs = 24 * 60 * 60_000

/** Which stored search answers a phrase, and how old it is. */
export type StoredAnswer = Pick<SearchRow, 'id' | 'searched_at'>

/** Answers from this time on are offered before a credit is spent on new ones. */
export function freshSince(now: Date): string {
  return new Date(now.getTime() - freshMs).toISOString()
}

export interface AnswerOffer {
  text: string
  use: string
  again: string
}

/** What is said where some of the phrases have fresh answers, by their place in the batch. */
export function answerOffer(
  phrases: number,
  answers: ReadonlyMap<number, StoredAnswer>,
  now: Date,
): AnswerOffer {
  const [only] = answers.values()
  if (phrases === 1 && only)
    return {
      text: `Fetched ${formatAge(only.searched_at, now)}. Use it, or search again for 1 credit.`,
      use: 'Use it',
      again: 'Search again for 1 credit',
    }
  const rest = creditsText(phrases - answers.size)
  return {
    text: `${answers.size} of ${phrases} phrases were fetched in the last 24 hours. Use them (${rest}) or fetch all again (${creditsText(phrases)}).`,
    use: `Use them (${rest})`,
    again: `Fetch all again (${creditsText(phrases)})`,
  }
}

// Numbers as TikTok writes them. What is not clearly a number is not known: null, never a guess.
import { maxVqScore } from '../../../../src/domain/input-limits.ts'

const maxSeconds = 2 ** 31 - 1
// Later than the year 5000 in seconds: it counts milliseconds.
const leastMilliseconds = 1e11

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/

/** A count: a whole number of 0 or more, or its digits. "1.2M" is none, and what 2^53 cannot hold is not exact. */
export function wholeNumber(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : null
}

/** The first count among `values`. */
export function firstNumber(values: unknown[]): number | null {
  return values.map(wholeNumber).find((number) => number !== null) ?? null
}

/** The largest count among `values`. */
export function maxNumber(values: unknown[]): number | null {
  const numbers = values.map(wholeNumber).filter((number) => number !== null)
  return numbers.length === 0 ? null : Math.max(...numbers)
}

/** A time in epoch seconds, written as seconds, milliseconds or ISO 8601 with a zone. 0 is no time. */
export function epochSeconds(value: unknown): number | null {
  if (typeof value === 'string' && isoTime.test(value)) return epochSeconds(Date.parse(value))
  const number = wholeNumber(value)
  const seconds = number !== null && number > leastMilliseconds ? Math.floor(number / 1000) : number
  return seconds === null || seconds === 0 || seconds > leastMilliseconds ? null : seconds
}

/** A length in seconds. */
export function lengthInSeconds(value: unknown): number | null {
  const seconds = wholeNumber(value)
  return seconds !== null && seconds <= maxSeconds ? seconds : null
}

/** TikTok's VQ score, up to 100; null for its 0 too, which stands for a video that has not been scored. */
export function vqScore(value: unknown): number | null {
  const score = typeof value === 'string' && /^\d{1,3}(\.\d{1,20})?$/.test(value) ? Number(value) : value
  return typeof score === 'number' && score > 0 && score <= maxVqScore ? score : null
}

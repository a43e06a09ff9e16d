import { maxVqScore } from '../../../../src/domain/input-limits.ts'

const maxSeconds = 2 ** 31 - 1
// 1e11 seconds would be after the year 5000, so a larger value must be in milliseconds.
const leastMilliseconds = 1e11

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/

/** Accepts a safe integer of at least 0, or its digits. Returns null for anything else, such as "1.2M". */
export function wholeNumber(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : null
}

export function firstNumber(values: unknown[]): number | null {
  return values.map(wholeNumber).find((number) => number !== null) ?? null
}

export function maxNumber(values: unknown[]): number | null {
  const numbers = values.map(wholeNumber).filter((number) => number !== null)
  return numbers.length === 0 ? null : Math.max(...numbers)
}

/** Accepts seconds, milliseconds or ISO 8601 with a zone. Returns null for 0 and for invalid values. */
export function epochSeconds(value: unknown): number | null {
  const parsed = typeof value === 'string' && isoTime.test(value) ? Date.parse(value) : null
  const number = wholeNumber(parsed ?? value)
  const isInMs = parsed !== null || (number !== null && number > leastMilliseconds)
  const seconds = number !== null && isInMs ? Math.floor(number / 1000) : number
  return seconds === null || seconds === 0 || seconds > leastMilliseconds ? null : seconds
}

export function lengthInSeconds(value: unknown): number | null {
  const seconds = wholeNumber(value)
  return seconds !== null && seconds <= maxSeconds ? seconds : null
}

/** Returns null for an invalid value, and for 0, which TikTok sends if a video has no score. */
export function vqScore(value: unknown): number | null {
  const score = typeof value === 'string' && /^\d{1,3}(\.\d{1,20})?$/.test(value) ? Number(value) : value
  return typeof score === 'number' && score > 0 && score <= maxVqScore ? score : null
}

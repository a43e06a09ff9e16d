import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkPayment } from './payment-check.ts'
import { invoicePausesMs } from './poll-pauses.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const signal = () => new AbortController().signal

async function verdictOf(hasInvoice: () => Promise<boolean>) {
  const verdict = checkPayment(hasInvoice, signal())
  await vi.runAllTimersAsync()
  return verdict
}

test('an invoice that is there at once needs one question', async () => {
  const ask = vi.fn(async () => true)
  expect(await verdictOf(ask)).toBe('paid')
  expect(ask).toHaveBeenCalledTimes(1)
})

test('an invoice that comes before the last question is found', async () => {
  const answers = [false, false, false]
  expect(await verdictOf(async () => answers.shift() ?? true)).toBe('paid')
})

test('the patience is about 20 seconds, longer than a webhook that is 15 seconds late', () => {
  const total = invoicePausesMs.reduce((sum, ms) => sum + ms, 0)
  expect(total).toBeGreaterThan(18_000)
  expect(total).toBeLessThan(25_000)
})

test('no invoice to the end is a payment that is missing; a list that cannot be read is no verdict', async () => {
  expect(await verdictOf(async () => false)).toBe('missing')
  expect(await verdictOf(() => Promise.reject(new Error('offline')))).toBe('unknown')
  const answers = [false, false, false, false]
  expect(await verdictOf(async () => answers.shift() ?? Promise.reject(new Error('offline')))).toBe('unknown')
})

test('a failure on the way does not spoil an answer that comes later', async () => {
  let calls = 0
  expect(
    await verdictOf(async () => {
      calls += 1
      if (calls < 3) throw new Error('offline')
      return true
    }),
  ).toBe('paid')
})

test('who leaves the page is not asked about any more', async () => {
  const stop = new AbortController()
  const ask = vi.fn(async () => false)
  const verdict = checkPayment(ask, stop.signal)
  await vi.advanceTimersByTimeAsync(0)
  stop.abort()
  expect(await verdict).toBe('missing')
  expect(ask).toHaveBeenCalledTimes(1)
})

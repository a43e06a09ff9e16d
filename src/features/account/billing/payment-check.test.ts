import { beforeEach, expect, test, vi } from 'vitest'
import { checkPayment } from './payment-check.ts'
import { invoicePausesMs } from './poll-pauses.ts'

beforeEach(() => void vi.useFakeTimers())

async function pollVerdict(hasInvoice: () => Promise<boolean>) {
  const verdict = checkPayment(hasInvoice, new AbortController().signal)
  await vi.runAllTimersAsync()
  return verdict
}

test('finds an invoice that arrives before the last request', async () => {
  const answers = [false, false, false]
  expect(await pollVerdict(async () => answers.shift() ?? true)).toBe('paid')
})

test('waits about 20 seconds, longer than a webhook with a delay of 15 seconds', () => {
  const total = invoicePausesMs.reduce((sum, ms) => sum + ms, 0)
  expect(total).toBeGreaterThan(18_000)
  expect(total).toBeLessThan(25_000)
})

test('returns missing without an invoice, and unknown if the list cannot be read', async () => {
  expect(await pollVerdict(async () => false)).toBe('missing')
  expect(await pollVerdict(() => Promise.reject(new Error('offline')))).toBe('unknown')
  const answers = [false, false, false, false]
  const failing = async () => answers.shift() ?? Promise.reject(new Error('offline'))
  expect(await pollVerdict(failing)).toBe('unknown')
})

test('recovers from a failure between requests', async () => {
  const ask = vi.fn(async () => true).mockRejectedValueOnce(new Error('offline'))
  expect(await pollVerdict(ask)).toBe('paid')
})

test('stops polling when the user leaves the page', async () => {
  const stop = new AbortController()
  const ask = vi.fn(async () => false)
  const verdict = checkPayment(ask, stop.signal)
  await vi.advanceTimersByTimeAsync(0)
  stop.abort()
  expect(await verdict).toBe('missing')
  expect(ask).toHaveBeenCalledTimes(1)
})

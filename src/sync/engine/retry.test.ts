import { describe, expect, test } from 'vitest'
import { RemoteError, type RemoteErrorKind } from '#src/remote/errors.ts'
import {
  afterOutage,
  backoffMs,
  classifyFailure,
  maxProbeMs,
  maxWaitMs,
  msUntil,
  postponed,
} from './retry.ts'

const outcomes: Record<RemoteErrorKind, 'retry' | 'refused'> = {
  offline: 'retry',
  timeout: 'retry',
  aborted: 'retry',
  unauthorized: 'retry',
  server: 'retry',
  unreadable: 'retry',
  foreign: 'retry',
  refused: 'refused',
}
test.each(Object.entries(outcomes))(
  'a change that fails with the kind %s has the outcome %s',
  (kind, outcome) => {
    expect(classifyFailure(new RemoteError(kind as RemoteErrorKind))).toBe(outcome)
  },
)

describe('the delay', () => {
  test('doubles from a second to five minutes and stays there', () => {
    expect([1, 2, 3, 8].map((attempts) => backoffMs(attempts, 1))).toEqual([1_000, 2_000, 4_000, 128_000])
    expect([9, 10, 50, 2_000].map((attempts) => backoffMs(attempts, 1))).toEqual([
      256_000, 300_000, 300_000, 300_000,
    ])
  })

  test('is spread over its second half, so that devices do not reconnect together', () => {
    expect(backoffMs(5, 0)).toBe(8_000)
    expect(backoffMs(5, 0.5)).toBe(12_000)
    expect(backoffMs(5, 1)).toBe(16_000)
  })

  test('is over when its time has come', () => {
    expect(msUntil(5_000, 2_000)).toBe(3_000)
    expect(msUntil(5_000, 5_000)).toBe(0)
    expect(msUntil(0, 5_000)).toBe(0)
  })

  test('is over if the clock was set back by more than the maximum delay', () => {
    expect(msUntil(maxWaitMs, 0)).toBe(maxWaitMs)
    expect(msUntil(maxWaitMs + 1, 0)).toBe(0)
  })
})

describe('an outage', () => {
  const silence = new RemoteError('offline')

  test('is probed at growing intervals of at most five seconds', () => {
    let outage = afterOutage(undefined, silence, false)
    expect(outage).toMatchObject({ kind: 'offline', failures: 1 })
    for (let tries = 0; tries < 20; tries += 1) outage = afterOutage(outage, silence, false)
    expect(outage.failures).toBe(21)
    expect(outage.until - outage.tried_at).toBeGreaterThanOrEqual(maxProbeMs / 2)
    expect(outage.until - outage.tried_at).toBeLessThanOrEqual(maxProbeMs)
  })

  test('is not made longer by immediate retries', () => {
    let outage = afterOutage(undefined, silence, true)
    for (let tries = 0; tries < 20; tries += 1) outage = afterOutage(outage, silence, true)
    expect(outage.failures).toBe(1)
    expect(outage.until - outage.tried_at).toBeLessThanOrEqual(1_000)
    const [first, later] = [
      postponed({ attempts: 0 }, silence, true, 1),
      postponed({ attempts: 4 }, silence, true, 1),
    ]
    expect([first.attempts, later.attempts]).toEqual([1, 4])
  })

  test('is as long as the server requests, up to a maximum', () => {
    const measureWait = (retryAfterMs: number) => {
      const { until, tried_at } = afterOutage(undefined, new RemoteError('server', { retryAfterMs }), false)
      return until - tried_at
    }
    expect(measureWait(60_000)).toBe(60_000)
    expect(measureWait(86_400_000)).toBe(maxWaitMs)
  })
})

import { describe, expect, test } from 'vitest'
import { RemoteError } from '#src/remote/errors.ts'
import { afterOutage, backoffMs, classifyFailure, maxWaitMs, msUntil, postponed } from './retry.ts'

test('only a refusal parks a change; any other failure is retried', () => {
  const others = ['offline', 'timeout', 'aborted', 'unauthorized', 'server', 'unreadable', 'foreign'] as const
  const outcomes = [...others, 'refused' as const].map((kind) => classifyFailure(new RemoteError(kind)))
  expect(outcomes).toEqual([...others.map(() => 'retry'), 'refused'])
})

describe('the delay', () => {
  test('doubles from a second to five minutes and stays there', () => {
    expect([1, 2, 3, 8].map((attempts) => backoffMs(attempts, 1))).toEqual([1_000, 2_000, 4_000, 128_000])
    expect([9, 10, 50, 2_000].map((attempts) => backoffMs(attempts, 1))).toEqual([
      256_000, 300_000, 300_000, 300_000,
    ])
  })

  test('is spread over its second half, so that devices do not reconnect together', () => {
    expect([0, 0.5, 1].map((random) => backoffMs(5, random))).toEqual([8_000, 12_000, 16_000])
  })

  test('is over at its time, or if the clock was set back by more than the maximum delay', () => {
    expect([msUntil(5_000, 2_000), msUntil(5_000, 6_000)]).toEqual([3_000, 0])
    expect([msUntil(maxWaitMs, 0), msUntil(maxWaitMs + 1, 0)]).toEqual([maxWaitMs, 0])
  })
})

describe('an outage', () => {
  const silence = new RemoteError('offline')

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

import { expect, test } from 'vitest'
import { dailySeries, findAlarms, providerFailures, sumMetric } from './operations.ts'

const metric = (name: string, value: number, labels: Record<string, string> = {}) => ({ name, labels, value })
const searched = (state: string, reason: string, value: number) =>
  metric('searches_today', value, { origin: 'user', state, reason })

test('sums a metric over the labels not given, and returns null without measurements', () => {
  const metrics = [metric('key_phrases', 7), metric('key_phrases', 2, { state: 'paused' })]
  expect(sumMetric(metrics, 'key_phrases')).toBe(9)
  expect(sumMetric(metrics, 'key_phrases', { state: 'paused' })).toBe(2)
  expect(sumMetric(metrics, 'accounts')).toBeNull()
})

test('counts provider failures apart from other failures and pending searches', () => {
  const metrics = [
    searched('done', '', 90),
    searched('failed', 'upstream_blocked', 4),
    searched('failed', 'upstream_timeout', 2),
    searched('failed', 'abandoned', 4),
    searched('pending', '', 50),
  ]
  expect(providerFailures(metrics)).toEqual({ failed: 6, of: 100 })
})

test('returns days from the first measurement, largest line first, with null for unmeasured days', () => {
  const on = (day: string, type: string, value: number) => {
    return { ...metric('webhooks_today', value, { type }), day }
  }
  const days = [
    on('2026-11-19', 'invoice.paid', 1),
    on('2026-11-21', 'invoice.paid', 2),
    on('2026-11-21', 'checkout.session.completed', 5),
    { ...metric('credits_today', 9), day: '2026-11-22' },
  ]
  expect(dailySeries(days, { name: 'webhooks_today', by: ({ type }) => type ?? null })).toEqual({
    days: ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'],
    lines: [
      { label: 'checkout.session.completed', values: [0, null, 5, 0] },
      { label: 'invoice.paid', values: [1, null, 2, 0] },
    ],
  })
  expect(dailySeries(days, { name: 'webhooks_today' }).lines).toEqual([
    { label: '', values: [1, null, 7, 0] },
  ])
  expect(dailySeries([], { name: 'webhooks_today' })).toEqual({ days: [], lines: [] })
})

const backlog = (waiting: number, ageS: number) => [
  metric('tracker_backlog', waiting),
  metric('tracker_last_run_age_seconds', ageS),
]
const failing = (failed: number, done: number) => [
  searched('done', '', done),
  searched('failed', 'upstream_quota', failed),
]
test.each([
  ['nothing if all is well', backlog(3, 59), []],
  ['nothing if nothing is tracked', backlog(0, 99_999), []],
  ['a tracker that does not run', backlog(1, 901), ['no_runs']],
  ['a backlog that is too old', [metric('tracker_backlog_age_seconds', 3601)], ['old_backlog']],
  ['a backlog that grows', [metric('tracker_backlog_change_last_hour', 3001)], ['growing_backlog']],
  ['a provider that fails', failing(3, 17), ['provider_fails']],
  ['no provider failure on too few searches', failing(3, 4), []],
])('reports %s', (_, metrics, alarms) => {
  expect(findAlarms(metrics)).toEqual(alarms)
})

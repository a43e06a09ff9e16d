import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Usage } from './account/rows.ts'

const usage = { used: 1, allowance: 3, period_start: '', resets_at: '2026-12-21T11:34:24.969Z' }

test.each([
  ['2026-11-21 11:34:24.969+00', '2026-11-21T11:34:24.969Z'],
  ['2026-11-21T11:34:24.969123+00:00', '2026-11-21T11:34:24.969Z'],
  ['2026-11-21T13:34:24+02:00', '2026-11-21T11:34:24.000Z'],
])('reads %s as %s', (text, expected) => {
  expect(v.parse(Usage, { ...usage, period_start: text }).period_start).toBe(expected)
})

test('rejects an invalid time', () => {
  expect(v.safeParse(Usage, { ...usage, period_start: 'yesterday' }).success).toBe(false)
})

import { expect, test } from 'vitest'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import type { StandingPoint } from '#src/domain/tracking/standing.ts'
import type { TrackedItem } from '#src/domain/tracking/tracked-item.ts'
import { listAge } from './list-age.ts'

const now = new Date('2026-11-18T12:00:00.000Z')

function item(checked_at: string | null, state: 'done' | 'failed' = 'done', status = true): TrackedItem {
  const last = checked_at === null ? null : ({ checked_at, state } as StandingPoint)
  return { row: { status } as KeyPhraseRow, last } as TrackedItem
}

test('returns an age shared by all items', () => {
  const items = [item('2026-11-18T09:50:00.000Z'), item('2026-11-18T09:05:00.000Z')]
  expect(listAge(items, now)).toEqual({ age: '2 hours ago', shared: true })
})

test('returns the newest of different ages', () => {
  const items = [item('2026-11-18T11:50:00.000Z'), item('2026-11-18T09:05:00.000Z')]
  expect(listAge(items, now)).toEqual({ age: '10 mins ago', shared: false })
})

test('ignores items whose badge explains their age', () => {
  const exceptions = [
    item(null),
    item('2026-11-18T11:00:00.000Z', 'failed'),
    item('2026-11-10T09:05:00.000Z'),
    item('2026-11-18T08:00:00.000Z', 'done', false),
  ]
  expect(listAge(exceptions, now)).toBeNull()
  const age = listAge([...exceptions, item('2026-11-18T09:05:00.000Z')], now)
  expect(age).toEqual({ age: '2 hours ago', shared: true })
})

import { expect, test } from 'vitest'
import type { PositionChange } from '../ranking/rank-changes.ts'
import { moversFirst } from './movers.ts'
import type { KeyPhraseRow } from './rows.ts'
import type { StandingPoint } from './standing.ts'
import type { TrackedItem } from './tracked-item.ts'

const now = new Date('2026-11-18T12:00:00.000Z')

function item(keyword: string, change: PositionChange | null, checked_at = '2026-11-18T00:05:00.000Z') {
  const point = { checked_at, state: 'done', position: 9 } as StandingPoint
  return {
    row: { keyword, status: true } as KeyPhraseRow,
    current: point,
    last: point,
    change,
  } as TrackedItem
}
const moved = (by: number): PositionChange => ({ kind: 'moved', by })
const names = (items: readonly TrackedItem[]) => moversFirst(items, now).map(({ row }) => row.keyword)

test('sorts falls first, then rises, largest first, and keeps the order of the others', () => {
  expect(
    names([
      item('same', { kind: 'same' }),
      item('up 2', moved(2)),
      item('out', { kind: 'out' }),
      item('down 1', moved(-1)),
      item('entered', { kind: 'entered' }),
      item('up 9', moved(9)),
      item('nothing to compare', null),
      item('left', { kind: 'left' }),
      item('down 12', moved(-12)),
    ]),
  ).toEqual(['left', 'down 12', 'down 1', 'entered', 'up 9', 'up 2', 'same', 'out', 'nothing to compare'])
})

test('sorts by the moves of the week if the newest check moved nothing', () => {
  const inWeek = (keyword: string, by: number) => ({
    ...item(keyword, { kind: 'same' }),
    weekChange: moved(by),
  })
  const items = [inWeek('1', 1), item('none', { kind: 'same' }), inWeek('-4', -4), item('up', moved(1))]
  expect(names(items)).toEqual(['up', '-4', '1', 'none'])
})

test('ignores moves that are days old', () => {
  const old = item('long ago', moved(-20), '2026-11-10T00:05:00.000Z')
  expect(names([old, item('now', moved(1))])).toEqual(['now', 'long ago'])
})

test('sorts recently added key phrases first until they are checked', () => {
  const added = (keyword: string, created_at: string): TrackedItem => ({
    ...item(keyword, null),
    row: { keyword, created_at } as KeyPhraseRow,
    current: null,
    last: null,
  })
  expect(
    names([
      item('left', { kind: 'left' }),
      added('old', '2026-11-10T12:00:00.000Z'),
      added('new', '2026-11-18T11:00:00.000Z'),
    ]),
  ).toEqual(['new', 'left', 'old'])
})

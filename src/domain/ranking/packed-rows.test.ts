import { expect, test } from 'vitest'
import { rankingRow } from '#tests/support/rows/ranking-row.ts'
import { packRows, unpackRows } from './packed-rows.ts'

const rows = Array.from({ length: 100 }, (_, n) => rankingRow({ rank: n + 1, username: `creator ${n}` }))

test('unpacks the packed rows', () => {
  expect(unpackRows(packRows(rows))).toEqual(rows)
  expect(unpackRows(packRows([]))).toEqual([])
})

test('packs rows to about half of their JSON', () => {
  expect(packRows(rows).length).toBeLessThan(0.55 * JSON.stringify(rows).length)
})

test.each(['', '[', '{}', '7', '[["rank"],null]'])('returns null for %j', (text) => {
  expect(unpackRows(text)).toBeNull()
})

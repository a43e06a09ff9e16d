import { expect, test } from 'vitest'
import { readBulk } from '#src/domain/tracking/bulk-add.ts'
import type { KeyPhraseCheckRow } from '#src/domain/tracking/rows.ts'
import { withChecks } from '#src/domain/tracking/standing.ts'
import { trackedItem } from '#src/domain/tracking/tracked-item.ts'
import { switchToGerman } from '#tests/support/project/german.ts'
import { checkOn, matcha } from '#tests/support/rows/tracked-checks.ts'
import { trackedTable } from './tracked-file.ts'

const exportTable = (...checks: KeyPhraseCheckRow[]) => [
  ...trackedTable([trackedItem(matcha, withChecks(undefined, matcha.id, checks))]),
]

test('exports the list as shown, in a form that can be pasted back', () => {
  const [header, line] = exportTable(checkOn(10, null), checkOn(17, 3), checkOn(18, 'failed'))
  expect(Object.fromEntries(header?.map((name, n) => [name, line?.[n]]) ?? [])).toEqual({
    'Key Phrase': 'matcha',
    Country: 'United Kingdom',
    'Account Name': 'ada',
    'Video ID': '',
    Tags: 'food, drinks',
    Status: 'Active',
    Position: '3',
    'Change Since Last Check': 'New',
    'Change In 7 Days': 'New',
    'Best Position': '3',
    'Last Check': '2026-11-18T00:05:00.000Z',
    'Last Check State': 'Failed: TikTok blocked this request.',
  })
})

test('exports changes as numbers that spreadsheets can add up', () => {
  const changes = (...checks: KeyPhraseCheckRow[]) => exportTable(...checks)[1]?.slice(7, 9)
  expect(changes(checkOn(10, 8), checkOn(16, 5), checkOn(17, 3))).toEqual(['2', '5'])
  expect(changes(checkOn(10, 3), checkOn(16, 5), checkOn(17, 9))).toEqual(['-4', '-6'])
  expect(changes(checkOn(10, 3), checkOn(16, 3), checkOn(17, 3))).toEqual(['0', '0'])
})

test('exports German files that any language can paste back', () => {
  const saved = exportTable(checkOn(17, 3))
  switchToGerman()
  const inGerman = exportTable(checkOn(17, 3))
  expect(inGerman[1]).toContain('Aktiv')
  for (const table of [saved, inGerman]) {
    const [line] = readBulk(table, { country: 'fr', countries: ['gb', 'fr'], known: [], room: 1 })
    expect(line).toMatchObject({ outcome: 'ready', draft: { keyword: 'matcha', country: 'gb' } })
  }
})

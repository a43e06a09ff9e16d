import { afterEach, expect, test } from 'vitest'
import { type BulkLine, readBulk } from '#src/domain/tracking/bulk-add.ts'
import type { KeyPhraseCheckRow, KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { withChecks } from '#src/domain/tracking/standing.ts'
import { trackedItem } from '#src/domain/tracking/tracked-item.ts'
import { setLocale } from '#src/lib/locale.ts'
import { provideTranslation } from '#src/lib/translation.ts'
import { german } from '#src/words/de.ts'
import { trackedTable } from './save-tracked.ts'
import { trackedColumns } from './tracked-columns.tsx'

afterEach(() => {
  setLocale('en')
  provideTranslation({})
})

const id = '0a0a0a0a-0000-4000-8000-000000000001'
const row: KeyPhraseRow = {
  id,
  user_id: id,
  keyword: 'matcha',
  country: 'gb',
  status: true,
  account_name: 'ada',
  video_id: null,
  tags: ['food', 'drinks'],
  competitors: [],
  paused_by_plan: false,
  created_at: '2026-11-01T00:00:00.000Z',
  changed_at: '2026-11-01T00:00:00.000Z',
}

function check(day: number, position: number | null | 'failed'): KeyPhraseCheckRow {
  const checked_at = new Date(Date.UTC(2026, 10, day, 0, 5)).toISOString()
  const failed = position === 'failed'
  return {
    id: `0a0a0a0a-0000-4000-8000-${String(day).padStart(12, '0')}`,
    user_id: id,
    keyword_id: id,
    search_id: id,
    origin: 'tracker',
    state: failed ? 'failed' : 'done',
    failure_code: failed ? 'upstream_blocked' : null,
    position: failed ? null : position,
    results: failed ? 0 : 24,
    source: 'tiktok',
    checked_at,
    changed_at: checked_at,
  }
}

const tableOf = (...checks: KeyPhraseCheckRow[]) => [
  ...trackedTable(
    [trackedItem(row, withChecks(undefined, id, checks))],
    trackedColumns(() => undefined),
  ),
]

test('is exported as it is shown, in a form that can be pasted back', () => {
  const [header, line] = tableOf(check(10, null), check(17, 3), check(18, 'failed'))
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

test('exports changes as numbers that a spreadsheet counts with', () => {
  const changes = (...checks: KeyPhraseCheckRow[]) => tableOf(...checks)[1]?.slice(7, 9)
  expect(changes(check(10, 8), check(16, 5), check(17, 3))).toEqual(['2', '5'])
  expect(changes(check(10, 3), check(16, 5), check(17, 9))).toEqual(['-4', '-6'])
  expect(changes(check(10, 3), check(16, 3), check(17, 3))).toEqual(['0', '0'])
})

test('what a German saves everybody can paste back', () => {
  const saved = tableOf(check(17, 3))
  setLocale('de')
  provideTranslation({ ...german })
  const inGerman = tableOf(check(17, 3))
  expect(inGerman[1]).toContain('Aktiv')
  const read = (table: string[][]): BulkLine[] =>
    readBulk(table, { country: 'fr', countries: ['gb', 'fr'], known: [], room: 1 })
  expect(read(saved)).toMatchObject([{ outcome: 'ready', draft: { keyword: 'matcha', country: 'gb' } }])
  expect(read(inGerman)).toEqual(read(saved))
})

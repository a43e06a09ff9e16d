import { expect, test } from 'vitest'
import type { SearchRow } from '#src/domain/search/rows.ts'
import { batchPhrase, needsNewId, standingOf } from './batch-phrase.ts'

const row = (state: SearchRow['state'], failure_code: string | null = null): SearchRow => ({
  id: '00000000-0000-4000-8000-000000000001',
  user_id: '00000000-0000-4000-8000-000000000002',
  search_term: 'tea',
  search_type: 'autocomplete',
  country: 'gb',
  state,
  failure_code,
  source: null,
  searched_at: '2026-11-21T10:00:00.000Z',
  changed_at: '2026-11-21T10:00:00.000Z',
  search_results: [],
})
const known = { phrase: 'tea', place: 0 }
const stranger = { from: 'stranger', status: 404 } as const

test('each phrase is done, queued, failed or left', () => {
  const standing = standingOf([
    batchPhrase({ ...known, search: row('done') }),
    batchPhrase({ ...known, search: row('failed', 'upstream_timeout') }),
    batchPhrase({ ...known, search: row('failed', 'a code of tomorrow') }),
    batchPhrase({ ...known, search: row('pending') }),
    batchPhrase(known),
    { ...known, ending: stranger },
  ])
  expect(standing.done).toHaveLength(1)
  expect(standing.failed.map(({ ending }) => ending)).toEqual(['upstream_timeout', 'internal', stranger])
  expect(standing.left).toHaveLength(2)
})

test.each(['credits_exhausted', 'plan_required', 'unauthorized'] as const)(
  'a phrase that met the limit (%s) is left, not failed',
  (ending) => {
    expect(standingOf([{ ...known, ending }])).toMatchObject({ failed: [], left: [{ phrase: 'tea' }] })
  },
)

test('another attempt gets a new id only when the old one was settled', () => {
  expect(needsNewId('upstream_timeout')).toBe(true)
  expect(needsNewId('internal')).toBe(false)
  expect(needsNewId('in_progress')).toBe(false)
  expect(needsNewId(stranger)).toBe(false)
})

import { expect, test } from 'vitest'
import type { SearchRow } from '#src/domain/search/rows.ts'
import { storedSearch } from '#tests/support/rows/stored-rows.ts'
import { batchPhrase, groupPhrases, needsNewId } from './batch-phrase.ts'

const row = (state: SearchRow['state'], failure_code: string | null = null) =>
  storedSearch({ state, failure_code })
const known = { phrase: 'tea', place: 0 }
const stranger = { from: 'stranger', status: 404 } as const

test('sorts phrases into done, queued, failed and left', () => {
  const standing = groupPhrases([
    batchPhrase({ ...known, search: row('done') }),
    batchPhrase({ ...known, search: row('failed', 'upstream_timeout') }),
    batchPhrase({ ...known, search: row('failed', 'a code of tomorrow') }),
    batchPhrase({ ...known, search: row('failed', 'internal') }),
    batchPhrase({ ...known, search: row('pending') }),
    batchPhrase(known),
    { ...known, ending: stranger },
  ])
  expect(standing.done).toHaveLength(1)
  expect(standing.failed.map(({ ending }) => ending)).toEqual([
    'upstream_timeout',
    'abandoned',
    'abandoned',
    stranger,
  ])
  expect(standing.left).toHaveLength(2)
})

test.each(['credits_exhausted', 'plan_required', 'unauthorized'] as const)(
  'keeps a phrase that met the limit (%s) as left, not failed',
  (ending) => {
    expect(groupPhrases([{ ...known, ending }])).toMatchObject({ failed: [], left: [{ phrase: 'tea' }] })
  },
)

test('requires a new id for every failed row, which the server does not run again', () => {
  for (const code of ['upstream_timeout', 'internal', 'a code of tomorrow']) {
    const { ending } = batchPhrase({ ...known, search: row('failed', code) })
    expect(ending && needsNewId(ending), code).toBe(true)
  }
})

test('requires a new id only after a settled failure', () => {
  expect(needsNewId('upstream_timeout')).toBe(true)
  expect(needsNewId('internal')).toBe(false)
  expect(needsNewId('in_progress')).toBe(false)
  expect(needsNewId(stranger)).toBe(false)
})

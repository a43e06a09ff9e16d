import { expect, test } from 'vitest'
import { isOpenOutcome } from '#src/domain/search/outcomes.ts'
import type { SearchRow } from '#src/domain/search/rows.ts'
import type { SearchErrorCode } from '#src/domain/search/search-errors.ts'
import { storedSearch } from '#tests/support/rows/stored-rows.ts'
import { batchPhrase, groupPhrases } from './batch-phrase.ts'

const row = (state: SearchRow['state'], failure_code: string | null = null) =>
  storedSearch({ state, failure_code })
const known = { phrase: 'tea', place: 0 }
const failed = (code: SearchErrorCode) => ({ kind: 'failed', code, stored: 0 }) as const
const stranger = { kind: 'unanswered', answer: { from: 'stranger', status: 404 }, stored: 0 } as const

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
  const ended = [failed('upstream_timeout'), failed('abandoned'), failed('abandoned'), stranger]
  expect(standing.failed.map(({ ending }) => ending)).toEqual(ended)
  expect(standing.left).toHaveLength(2)
})

test.each(['credits_exhausted', 'plan_required', 'unauthorized'] as const)(
  'keeps a phrase that met the limit (%s) as left, not failed',
  (code) => {
    expect(groupPhrases([{ ...known, ending: failed(code) }])).toMatchObject({
      failed: [],
      left: [{ phrase: 'tea' }],
    })
  },
)

test('requires a new id for every failed row, which the server does not run again', () => {
  for (const code of ['upstream_timeout', 'internal', 'a code of tomorrow']) {
    const { ending } = batchPhrase({ ...known, search: row('failed', code) })
    expect(ending && isOpenOutcome(ending), code).toBe(false)
  }
})

test('requires a new id only after a settled failure', () => {
  const outcomes = [failed('upstream_timeout'), failed('internal'), failed('in_progress'), stranger]
  expect(outcomes.map(isOpenOutcome)).toEqual([false, true, true, true])
})

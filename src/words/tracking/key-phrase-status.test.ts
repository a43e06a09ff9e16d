import { expect, test } from 'vitest'
import { storedKeyPhrase } from '#tests/support/rows/stored-rows.ts'
import { statusText } from './key-phrase-status.ts'

test('says whether the plan or the user paused a key phrase', () => {
  const paused = storedKeyPhrase({ status: false })
  expect([statusText(paused), statusText({ ...paused, paused_by_plan: true })]).toEqual([
    'Paused',
    'Paused by your plan',
  ])
})

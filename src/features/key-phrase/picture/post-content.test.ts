import { expect, test } from 'vitest'
import { phraseCheck } from '#tests/support/rows/phrase-checks.ts'
import { postContent } from './post-content.ts'

const now = new Date('2026-11-25T12:00:00Z')
const phrase = { keyword: 'oat latte', account_name: 'ada' }
/** `checks` lists days with their positions, such as "3:12 4:failed 5:none". */
const made = (checks = '') =>
  postContent(
    phrase,
    [...checks.matchAll(/(\d+):(\w+)/g)].map(([, day, position = '']) =>
      phraseCheck(
        'p',
        Number(day),
        position === 'failed' ? position : position === 'none' ? null : Number(position),
      ),
    ),
    null,
    now,
  )

test.each([
  ['a climb', '1:12 24:4', '#4', 'up 8 places in 30 days'],
  ['a fall', '1:4 24:5', '#5', 'down 1 place in 30 days'],
  ['no change', '1:4 9:2 24:4', '#4', 'unchanged in 30 days'],
  ['an entry', '1:none 24:30', '#30', 'new in the results'],
  ['a loss', '1:4 24:none', 'not in the first 36', null],
  ['a single check', '24:7', '#7', null],
  ['a failed newest check: the one before it', '1:9 23:6 24:failed', '#6', 'up 3 places in 30 days'],
])('shows %s', (_, checks, rank, change) => {
  expect(made(checks)).toMatchObject({ rank, change })
})

test('leaves out older checks and keeps gaps', () => {
  const old = phraseCheck('p', 1, 1)
  const checks = [{ ...old, checked_at: '2026-10-01T00:00:00.000Z' }, phraseCheck('p', 2, 9)]
  const failed = phraseCheck('p', 3, 'failed')
  const content = postContent(phrase, [...checks, failed, phraseCheck('p', 4, null)], null, now)
  expect(content?.points.map(({ rank }) => rank)).toEqual([9, undefined, null])
})

test('names the tracked account, or else the author of the tracked video', () => {
  const checks = [phraseCheck('p', 24, 4)]
  expect(postContent(phrase, checks, 'other', now)?.handle).toBe('@ada')
  expect(postContent({ ...phrase, account_name: null }, checks, 'ada.runs', now)?.handle).toBe('@ada.runs')
  expect(postContent({ ...phrase, account_name: null }, checks, null, now)?.handle).toBeNull()
})

test('says that data is a sample', () => {
  expect(made('24:4')?.isSample).toBe(false)
  const checks = [{ ...phraseCheck('p', 24, 4), source: 'sample' as const }]
  expect(postContent(phrase, checks, null, now)?.isSample).toBe(true)
})

test('makes no picture without a position in thirty days', () => {
  expect(made()).toBeNull()
  expect(made('24:none')).toBeNull()
  expect(made('24:failed')).toBeNull()
})

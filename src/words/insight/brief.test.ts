import { expect, test } from 'vitest'
import { makeBrief } from '#src/domain/insight/brief.ts'
import { oatLatte, rankingRow } from '#tests/support/rows/ranking-row.ts'
import { briefTexts } from './brief.ts'

const full_description = 'Iced oat latte #barista'
const check = oatLatte([1, 2, 3, 4, 5].map((duration) => ({ duration, full_description })))

test('a brief lists figures that a maker decides, first where the user’s video differs, and what it lacks', () => {
  const row = rankingRow({ duration: 9, full_description: '#oat #one #two', verified_account: true })
  const own = { row, checkedAt: new Date(check.searched_at) }
  const brief = makeBrief(check, null, own)
  expect(brief && briefTexts(brief)).toEqual([
    'Length: 2s – 4s; yours 9s.',
    'Hashtags: 1; yours 3.',
    'Phrase in 5 of 5 captions; yours: no.',
    'Words in at least 3 captions, not in yours: iced (5), latte (5).',
    'Hashtags of at least 3, not in yours: #barista (5).',
  ])
})

test('a brief without a video of the user has the same figures', () => {
  const brief = makeBrief(check, null, null)
  expect(brief && briefTexts(brief)).toEqual([
    'Length: 2s – 4s.',
    'Hashtags: 1.',
    'Phrase in 5 of 5 captions.',
    'Words in at least 3 captions: iced (5), latte (5), oat (5).',
    'Hashtags of at least 3: #barista (5).',
  ])
})

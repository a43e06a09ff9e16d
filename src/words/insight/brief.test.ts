import { expect, test } from 'vitest'
import { makeBrief } from '#src/domain/insight/brief.ts'
import { rankingRow } from '#tests/support/rows/ranking-row.ts'
import { briefTexts } from './brief.ts'

const searched_at = '2026-11-22T00:00:00.000Z'
const video = (duration: number, full_description: string) =>
  rankingRow({
    rank: duration,
    duration,
    full_description,
    video_url: `https://www.tiktok.com/@a/video/${duration}`,
  })
const check = {
  ...{ search_term: 'oat latte', searched_at, country: 'gb' as const },
  search_ranking_results: [1, 2, 3, 4, 5].map((n) => video(n, 'Iced oat latte #barista')),
}
test('a brief lists figures that a maker decides, first where the user’s video differs, and what it lacks', () => {
  const row = { ...video(9, '#oat #one #two'), verified_account: true }
  const own = { row, checkedAt: new Date(searched_at) }
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

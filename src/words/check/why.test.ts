import { expect, test } from 'vitest'
import type { Difference, Drop, Passed } from '#src/domain/tracking/why.ts'
import { rankingRow } from '#tests/support/rows/ranking-row.ts'
import { formatSpan } from '../home/ages.ts'
import { climbInBrief, differencesText, passedText, whyInBrief } from './why.ts'

const day = 24 * 60 * 60
const newer: Difference = { kind: 'newer', theirs: 9 * day, yours: 150 * day }
const shorter: Difference = { kind: 'shorter', theirs: 41, yours: 62 }
const savedMore: Difference = { kind: 'savedMore', theirs: 0.031, yours: 0.01 }
const says: Difference = { kind: 'phraseInCaption' }

function passedBy(username: string, rank: number, before: number | null, ...differences: Difference[]) {
  return { result: rankingRow({ username, rank }), before, differences }
}
function drop(tookPlace: boolean, ...passed: Passed[]): Drop {
  return { from: 11, to: 12, yours: rankingRow(), passed, tookPlace: (tookPlace && passed[0]) || null }
}

test('names the video that overtook, or counts several, with the differences', () => {
  const fern = passedBy('fern', 11, 13, newer, shorter)
  expect(whyInBrief(drop(true, fern))).toEqual({ who: '@fern took your place', how: 'newer, shorter' })
  expect(whyInBrief(drop(false, passedBy('fern', 9, 13)))).toEqual({ who: 'Passed by @fern', how: '' })
  expect(whyInBrief(drop(true, fern, passedBy('eve', 12, null, newer)))).toEqual({
    who: 'Passed by 2 videos',
    how: '2 newer',
  })
  expect(whyInBrief(drop(false))).toBeNull()
})

test('shows the most common of many differences, and counts no video twice', () => {
  const fern = passedBy('fern', 10, 13, shorter, savedMore, says)
  const eve = passedBy('eve', 11, null, newer, savedMore, says)
  expect(whyInBrief(drop(true, fern, eve))?.how).toBe('2 saved more often')
  const dora = passedBy('dora', 12, null, newer)
  expect(whyInBrief(drop(true, fern, eve, dora))?.how).toBe('2 newer, 1 shorter')
  expect(whyInBrief(drop(false, fern))?.how).toBe('shorter, saved more often')
})

test('describes the rest if only some of several videos differ', () => {
  const ann = passedBy('ann', 10, null, newer)
  const bea = passedBy('bea', 11, null, newer)
  const cleo = passedBy('cleo', 12, null, newer)
  const dora = passedBy('dora', 13, null, shorter)
  const eve = passedBy('eve', 14, null)
  const fern = passedBy('fern', 15, null)
  expect(whyInBrief(drop(false, ann, bea, cleo, eve, fern))?.how).toBe('3 of the 5 are newer than yours')
  expect(whyInBrief(drop(false, ann, bea, eve))?.how).toBe('2 of the 3 are newer than yours')
  // The two counts cover all videos.
  expect(whyInBrief(drop(false, ann, bea, dora))?.how).toBe('2 newer, 1 shorter')
  expect(whyInBrief(drop(false, ann, bea, dora, eve))?.how).toBe('2 of the 4 are newer than yours')
  expect(whyInBrief(drop(false, eve, fern))?.how).toBe('')
})

test('formats ages like other durations', () => {
  const old: Difference = { kind: 'newer', theirs: 59.6 * day, yours: 364 * day }
  const { theirs, yours } = old
  expect(differencesText(passedBy('fern', 11, 13, old))).toBe(
    `Its video is newer (${formatSpan(theirs)} old, yours ${formatSpan(yours)}).`,
  )
  expect(formatSpan(yours)).toBe('12 months')
})

test('describes a video with both figures and without a cause', () => {
  const fern = passedBy('fern', 11, 13, newer, shorter, savedMore, says)
  expect(passedText(fern)).toBe('@fern went from 13 to 11')
  expect(passedText(passedBy('eve', 3, null))).toBe('@eve entered at 3')
  expect(differencesText(fern)).toBe(
    'Its video is newer (9 days old, yours 5 months), shorter (41s, yours 1:02) and saved more often ' +
      '(in 3.1% of plays, yours in 1%). Its caption has the key phrase, yours has not.',
  )
  expect(differencesText(passedBy('eve', 3, null))).toBe('')
})

test('names the one video that a climb overtook, and counts several', () => {
  const [fern, eve] = [passedBy('fern', 10, 12), passedBy('eve', 9, 13)]
  expect(climbInBrief(drop(false, fern))?.who).toBe('You passed @fern')
  expect(climbInBrief(drop(false, fern, eve))?.who).toBe('You passed 2 videos')
  expect(climbInBrief(drop(false))).toBeNull()
})

import { expect, test } from 'vitest'
import { findBestRank, shareOfVoice } from './share-of-voice.ts'

const ranked = (...usernames: string[]) => usernames.map((username, index) => ({ rank: index + 1, username }))
const eleven = ranked('ada', ...Array.from({ length: 9 }, (_, n) => `other-${n}`), 'late')

test('counts only the top ten places, and checks once per account, ignoring case', () => {
  const voices = shareOfVoice([ranked('Bob', 'ada', 'BOB'), eleven])
  expect(voices[1]).toEqual({ username: 'Bob', places: 2, share: 2 / 13, checks: 1, best: 1 })
  expect(voices[0]).toEqual({ username: 'ada', places: 2, share: 2 / 13, checks: 2, best: 1 })
  expect(voices.map((voice) => voice.username)).not.toContain('late')
  expect(voices.reduce((sum, voice) => sum + voice.share, 0)).toBeCloseTo(1)
})

test('returns nothing without checks', () => {
  expect(shareOfVoice([])).toEqual([])
})

test('returns the best rank of an account, also below the top ten', () => {
  expect(findBestRank(eleven, '@LATE')).toBe(11)
  expect(findBestRank(ranked('bob', 'ada', 'ada'), 'ada')).toBe(2)
  expect(findBestRank(eleven, 'absent')).toBe(null)
})

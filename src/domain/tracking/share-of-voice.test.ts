import { expect, test } from 'vitest'
import { bestRankOf, shareOfVoice } from './share-of-voice.ts'

const ranked = (...usernames: string[]) => usernames.map((username, index) => ({ rank: index + 1, username }))
const eleven = ranked('ada', ...Array.from({ length: 9 }, (_, n) => `other-${n}`), 'late')

test('counts the first ten places only, an account once per check, whatever the case', () => {
  const voices = shareOfVoice([ranked('Bob', 'ada', 'BOB'), eleven])
  expect(voices[1]).toEqual({ username: 'Bob', places: 2, share: 2 / 13, checks: 1, best: 1 })
  expect(voices[0]).toEqual({ username: 'ada', places: 2, share: 2 / 13, checks: 2, best: 1 })
  expect(voices.map((voice) => voice.username)).not.toContain('late')
  expect(voices.reduce((sum, voice) => sum + voice.share, 0)).toBeCloseTo(1)
})

test('without checks nobody has a voice', () => {
  expect(shareOfVoice([])).toEqual([])
})

test('the best rank of an account is its first place, beyond the first ten too', () => {
  expect(bestRankOf(eleven, '@LATE')).toBe(11)
  expect(bestRankOf(ranked('bob', 'ada', 'ada'), 'ada')).toBe(2)
  expect(bestRankOf(eleven, 'nobody')).toBe(null)
})

import type { CountryCode } from '#src/domain/countries.ts'
import { normalisePhrase, phraseKey } from '#src/domain/search/phrases.ts'
import { chance, drift } from './chance.ts'
import type { Day } from './day.ts'
import { type SampleVideo, type VideoSlot, videoIn, videoSlots } from './videos.ts'

/** Best first. The order drifts slowly from day to day; the phrase's case and spacing are ignored. */
export function sampleRanking(phrase: string, country: CountryCode, day: Day): SampleVideo[] {
  const keyword = phraseKey(phrase)
  if (keyword === '') return []
  return videoSlots(keyword, country, day)
    .map((slot) => ({ slot, score: computeScore(slot, day) }))
    .sort((a, b) => b.score - a.score)
    .map(({ slot }) => videoIn(slot, normalisePhrase(phrase), day))
}

function computeScore({ key, bornOn }: VideoSlot, day: Day): number {
  const freshness = 2 * Math.exp(-(day - bornOn) / 12)
  return 10 * chance(key, 'quality') + freshness + drift(day, key)
}

// Each keyword and country has its own pool of videos, which appear and disappear over time.
import type { CountryCode } from '#src/domain/countries.ts'
import { normalisePhrase, phraseKey } from '#src/domain/search/phrases.ts'
import { between, chance, drift, hash, pick } from './chance.ts'
import { creatorFor } from './creators.ts'
import { type Day, secondsPerDay } from './day.ts'

export type SampleVideo = ReturnType<typeof videoIn>

/** Returns videos, best first. The order drifts from day to day. Ignores the phrase's case and spacing. */
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

interface VideoSlot {
  key: string
  bornOn: Day
}

/** Returns the slots of a ranking. Each slot contains one video for 150 to 900 days, then another. */
function videoSlots(keyword: string, country: CountryCode, day: Day): VideoSlot[] {
  const places = between(72, 144, keyword, country, 'places')
  return Array.from({ length: places }, (_, place) => {
    const life = between(150, 900, keyword, country, place, 'life')
    const offset = between(0, life - 1, keyword, country, place, 'offset')
    const generation = Math.floor((day + offset) / life)
    return { key: `${keyword}/${country}/${place}/${generation}`, bornOn: generation * life - offset }
  })
}

/** Returns the video in a slot. Its description quotes `phrase`, the phrase that the user searches for. */
function videoIn({ key, bornOn }: VideoSlot, phrase: string, day: Day) {
  // In epoch seconds, on the day before `bornOn`, so that no video is newer than the search that finds it.
  const createdAt = (bornOn - 1) * secondsPerDay + between(0, secondsPerDay - 1, key, 'second')
  // A video gets most of its plays in the first weeks.
  const plays = Math.round(10 ** (3.2 + 4 * chance(key, 'plays')) * (1 - Math.exp(-(day - bornOn + 1) / 20)))
  const share = (most: number, of: string) => Math.round(plays * most * (0.2 + 0.8 * chance(key, of)))
  return {
    id: videoId(createdAt, key),
    creator: creatorFor(day, key),
    description: description(key, phrase),
    createdAt,
    durationSec: between(6, chance(key, 'long') < 0.2 ? 600 : 90, key, 'duration'),
    plays,
    likes: share(0.18, 'likes'),
    comments: share(0.012, 'comments'),
    collects: share(0.04, 'collects'),
    shares: share(0.02, 'shares'),
    // From 0 to 100; 0 if TikTok has not scored the video.
    vqScore: chance(key, 'unscored') < 0.03 ? 0 : Math.round(4_500 + 3_400 * chance(key, 'vq')) / 100,
    hasMovingCover: chance(key, 'cover') >= 0.03,
    pictureSeed: hash(key, 'picture'),
  }
}

/** Returns an id like TikTok's: its upper 32 bits are the creation time in epoch seconds. */
function videoId(createdAt: number, key: string): string {
  return String((BigInt(createdAt) << 32n) | BigInt(hash(key, 'id')))
}

const openings = [
  'POV: you finally tried {phrase} ✨',
  '{phrase}, but make it easy',
  'Nobody told me this about {phrase} 😅',
  'Replying to a comment about {phrase}',
  'three things I wish I knew about {phrase}',
  '{phrase} day 12/30 💪',
  'save this for later: {phrase}',
  'wait for the end 👀 "{phrase}"',
]
const extras = ['#fyp', '#learnontiktok', '#sample', '#tips', '#viral', '#smallbusiness']

function description(key: string, phrase: string): string {
  const kind = chance(key, 'description')
  if (kind < 0.02) return ''
  const text = kind > 0.97 ? openings.join('\n') : pick(openings, key, 'opening')
  const tag = `#${phrase.replace(/[^\p{L}\p{N}]+/gu, '')}`
  return `${text.replaceAll('{phrase}', () => phrase)} ${tag} ${pick(extras, key, 'extra')}`
}

import { expect, test } from 'vitest'
import { toDay } from './day.ts'
import { sampleRanking } from './ranking.ts'

const day = toDay(new Date('2026-11-21T09:00:00Z'))
const idsOn = (on: number, phrase = 'sourdough') => sampleRanking(phrase, 'gb', on).map(({ id }) => id)

function movement(before: string[], after: string[]): number {
  const stayed = before.slice(0, 40).filter((id) => after.includes(id))
  const moves = stayed.map((id) => Math.abs(after.indexOf(id) - before.indexOf(id)))
  return moves.reduce((sum, move) => sum + move) / moves.length
}

test('ranks the same videos for a phrase in any case and spacing, and others for another phrase or country', () => {
  expect(idsOn(day, '  SourDough ')).toEqual(idsOn(day))
  const ids = new Set(idsOn(day))
  expect(idsOn(day, 'rye bread').filter((id) => ids.has(id))).toEqual([])
  expect(sampleRanking('sourdough', 'de', day).filter(({ id }) => ids.has(id))).toEqual([])
})

test('ranks 72 to 144 videos without duplicates', () => {
  for (const phrase of ['sourdough', '犬', '#fyp', '👩‍🍳']) {
    const ids = idsOn(day, phrase)
    expect(ids.length).toBeGreaterThanOrEqual(72)
    expect(ids.length).toBeLessThanOrEqual(144)
    expect(new Set(ids).size).toBe(ids.length)
  }
})

test('drifts a little from day to day, more in a week, more in two months', () => {
  for (const phrase of ['sourdough', 'gym', 'vintage lamps']) {
    const today = idsOn(day, phrase)
    const dayLater = movement(today, idsOn(day + 1, phrase))
    const weekLater = movement(today, idsOn(day + 7, phrase))
    const monthsLater = movement(today, idsOn(day + 60, phrase))
    expect(dayLater).toBeGreaterThan(0)
    expect(dayLater).toBeLessThan(2)
    expect(weekLater).toBeGreaterThan(dayLater)
    expect(monthsLater).toBeGreaterThan(weekLater)
  }
})

test('keeps the facts of a video, and only increases its counts', () => {
  const later = new Map(sampleRanking('sourdough', 'gb', day + 30).map((video) => [video.id, video]))
  for (const video of sampleRanking('sourdough', 'gb', day)) {
    const then = later.get(video.id)
    if (!then) continue
    const { creator, description, createdAt, durationSec, vqScore } = video
    expect(then).toMatchObject({ description, createdAt, durationSec, vqScore })
    expect(then.creator.handle).toBe(creator.handle)
    expect(then.plays).toBeGreaterThanOrEqual(video.plays)
    expect(then.creator.followers).toBeGreaterThanOrEqual(creator.followers)
  }
})

test('contains no video younger than the day', () => {
  for (let on = day - 400; on < day; on += 7) {
    for (const { createdAt, plays } of sampleRanking('sourdough', 'gb', on)) {
      expect(createdAt).toBeLessThan(on * 86_400)
      expect(plays).toBeGreaterThan(0)
    }
  }
})

test('labels every creator as a sample, and gives some several ranks', () => {
  const handles = sampleRanking('sourdough', 'gb', day).map(({ creator }) => creator.handle)
  for (const handle of handles) expect(handle).toMatch(/^[a-z._]*sample[a-z._]*$/)
  expect(new Set(handles).size).toBeLessThan(handles.length)
})

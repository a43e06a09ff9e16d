import { expect, test } from 'vitest'
import { dayOf } from './day.ts'
import { sampleRanking } from './ranking.ts'

const day = dayOf(new Date('2026-11-21T09:00:00Z'))
const idsOn = (on: number, phrase = 'sourdough') => sampleRanking(phrase, 'gb', on).map(({ id }) => id)

/** How far, on average, those of the first 40 of `before` that are still there have moved in `after`. */
function movement(before: string[], after: string[]): number {
  const stayed = before.slice(0, 40).filter((id) => after.includes(id))
  const moves = stayed.map((id) => Math.abs(after.indexOf(id) - before.indexOf(id)))
  return moves.reduce((sum, move) => sum + move) / moves.length
}

test('a day has one ranking of a phrase, whatever its case and spacing', () => {
  expect(sampleRanking('sourdough', 'gb', day)).toEqual(sampleRanking('sourdough', 'gb', day))
  expect(idsOn(day, '  SourDough ')).toEqual(idsOn(day))
})

test('another phrase or country has other videos', () => {
  const ids = new Set(idsOn(day))
  expect(idsOn(day, 'rye bread').filter((id) => ids.has(id))).toEqual([])
  expect(sampleRanking('sourdough', 'de', day).filter(({ id }) => ids.has(id))).toEqual([])
})

test('a pool is some pages long, without the same video twice', () => {
  for (const phrase of ['sourdough', 'gym', 'einkaufen', '犬', '#fyp', '👩‍🍳']) {
    const ids = idsOn(day, phrase)
    expect(ids.length).toBeGreaterThanOrEqual(72)
    expect(ids.length).toBeLessThanOrEqual(144)
    expect(new Set(ids).size).toBe(ids.length)
  }
})

test('a blank phrase finds nothing', () => {
  expect(sampleRanking('  ', 'gb', day)).toEqual([])
})

test('ranks drift: a little from day to day, more in a week, more in two months', () => {
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

test('most videos stay for months, and new ones come', () => {
  const before = idsOn(day - 60)
  const now = idsOn(day)
  const stayed = now.filter((id) => before.includes(id))
  expect(stayed.length / now.length).toBeGreaterThan(0.75)
  expect(stayed.length).toBeLessThan(now.length)
})

test('a video keeps its facts, and its counts only grow', () => {
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

test('no video is younger than the day', () => {
  for (let on = day - 400; on < day; on += 7) {
    for (const { createdAt, plays } of sampleRanking('sourdough', 'gb', on)) {
      expect(createdAt).toBeLessThan(on * 86_400)
      expect(plays).toBeGreaterThan(0)
    }
  }
})

test('every creator says that they are of the sample, and some hold several ranks', () => {
  const handles = sampleRanking('sourdough', 'gb', day).map(({ creator }) => creator.handle)
  for (const handle of handles) expect(handle).toMatch(/^[a-z._]*sample[a-z._]*$/)
  expect(new Set(handles).size).toBeLessThan(handles.length)
})

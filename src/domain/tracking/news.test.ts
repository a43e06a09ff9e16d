import { expect, test } from 'vitest'
import { type Positions, trackedWith } from '#tests/support/rows/phrase-checks.ts'
import { collectNews } from './news.ts'

const since = '2026-11-20T12:00:00.000Z'

const item = (keyword: string, positions: Positions, status = true) =>
  trackedWith({ keyword, status }, positions)
const eventKinds = (...items: ReturnType<typeof item>[]) =>
  collectNews(items, since).events.map(({ item: { row }, kind }) => `${row.keyword}: ${kind}`)

test('sorts by importance, in either direction: the top ten, the results, then the places', () => {
  expect(
    eventKinds(
      item('best', [13, 13, 12]),
      item('up', [1, 9, 9, 7]),
      item('down by 5', [20, 20, 25]),
      item('entered', [null, null, 9]),
      item('out of the ten', [10, 10, 11]),
      item('gone', [30, 30, null]),
      item('down by 2', [4, 4, 6]),
      item('same', [3, 3, 3]),
    ),
  ).toEqual([
    'entered: entered',
    'out of the ten: down',
    'gone: left',
    'down by 5: down',
    'down by 2: down',
    'up: up',
    'best: best',
  ])
})

test('compares with the last measurement before the start', () => {
  const [event] = collectNews([item('matcha', [5, 8, 'failed', 3, 6])], since).events
  expect(event).toMatchObject({ kind: 'up', from: 8, to: 6 })
})

test('compares a newer key phrase with its first measurement', () => {
  const [event] = collectNews([item('new', [9, 4])], since).events
  expect(event).toMatchObject({ kind: 'best', from: 9, to: 4 })
})

test('reports no news without a measurement since the start', () => {
  const [stand] = collectNews([item('failing', [3, 9, 'failed', 'failed'])], since).active
  expect(stand).toMatchObject({ change: null, event: null })
})

test('counts unchanged, failed, new and paused key phrases, which are not events', () => {
  const news = collectNews(
    [
      item('same', [3, 3, 3]),
      item('failing', [3, 'failed', 'failed']),
      item('first', [12]),
      item('out', [null, null, null]),
      item('paused', [2, 9], false),
    ],
    since,
  )
  expect(news).toMatchObject({ events: [], unchanged: 2, first: 1, measured: 3 })
  expect(news.failures).toEqual(['2026-11-21T00:05:00.000Z', '2026-11-22T00:05:00.000Z'])
  expect(news.paused.map(({ row }) => row.keyword)).toEqual(['paused'])
  expect(news.checked_at).toBe('2026-11-22T00:05:00.000Z')
})

test('lists active key phrases by event, then by position', () => {
  const { active } = collectNews(
    [
      item('third', [7, 7, 7]),
      item('last', [null, null, null]),
      item('second', [2, 2, 2]),
      item('first', [4, 4, 5]),
    ],
    since,
  )
  expect(active.map(({ item: { row } }) => row.keyword)).toEqual(['first', 'second', 'third', 'last'])
})

test('lists new levels first, then unusual events, then usual or unknown ones', () => {
  const often = (position: number) => Array.from({ length: 12 }, () => position)
  expect(
    eventKinds(
      item('usual', [...often(4), 20, 9, 9, 12, 12]),
      item('unknown', [4, 4, 9]),
      item('unusual', [...often(4), 4, 5]),
      item('level', [...often(4), 5, 6]),
    ),
  ).toEqual(['level: down', 'unusual: down', 'usual: down', 'unknown: down'])
})

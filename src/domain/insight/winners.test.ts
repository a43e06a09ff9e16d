import { describe, expect, test } from 'vitest'
import { oatLatte as check, rankingRow } from '#tests/support/rows/ranking-row.ts'
import type { RankingRow } from '../ranking/rows.ts'
import { findWinners } from './winners.ts'

const searched_at = '2026-11-22T00:00:00.000Z'
type Video = Partial<RankingRow>

const daysAgo = (days: number) => Date.parse(searched_at) / 1000 - days * 86_400
const url = (id: number, kind = 'video') => `https://www.tiktok.com/@ada/${kind}/${id}`

const own = (row: Video) => ({ row: rankingRow(row), checkedAt: new Date(searched_at) })
const winners = (videos: readonly Video[], mine: Video | null) =>
  findWinners(check(videos), mine && own(mine))
const figure = (videos: readonly Video[], name: string, mine: Video | null = null) =>
  winners(videos, mine).figures.find((line) => line.name === name)
const trait = (videos: readonly Video[], name: string, mine: Video | null = null) =>
  winners(videos, mine).traits.find((line) => line.name === name)

describe('figures worked by hand', () => {
  test('lengths of ten videos: the 3rd, 5th and 8th of the sorted list', () => {
    // Sorted: 8 9 12 15 18 22 30 41 60 90; ceil(2.5) = 3, ceil(5) = 5, ceil(7.5) = 8.
    const videos = [90, 8, 60, 9, 41, 12, 30, 15, 22, 18].map((duration) => ({ duration }))
    expect(figure(videos, 'length', { duration: 41 })).toEqual({
      ...{ name: 'length', measured: 10, own: 41, is: 'inside' },
      middle: { from: 12, median: 18, to: 41 },
    })
  })

  test('saves per 1,000 plays of five videos: the 2nd, 3rd and 4th', () => {
    const videos = [1, 2, 3, 4, 5].map((n) => ({ collect_count: n * n, play_count: n * 100 }))
    expect(figure(videos, 'saves', { collect_count: 1, play_count: 100 })).toMatchObject({
      ...{ middle: { from: 20, median: 30, to: 40 }, own: 10, is: 'below' },
    })
  })

  test('ages of six videos, of which one has none', () => {
    const videos = [20, 1, 3, 10, 2].map((days) => ({ create_time: daysAgo(days) }))
    expect(figure([...videos, {}], 'age', { create_time: daysAgo(11) })).toMatchObject({
      ...{ measured: 5, is: 'above', own: 11 * 86_400 },
      middle: { from: 2 * 86_400, median: 3 * 86_400, to: 10 * 86_400 },
    })
  })

  test('hashtags, comments, shares, plays and VQ', () => {
    const videos = Array.from({ length: 5 }, () => ({
      ...{ full_description: '#a #b', play_count: 2000, comment_count: 4, share_count: 6, vq_score: 61.5 },
    }))
    const middles = findWinners(check(videos), null).figures.map(({ name, middle }) => [name, middle?.median])
    expect(Object.fromEntries(middles)).toMatchObject({
      ...{ hashtags: 2, plays: 2000, comments: 2, shares: 3, vqScore: 61.5 },
    })
  })
})

describe('traits worked by hand', () => {
  const captions = ['Oat latte', '#oatlatte', 'an oat latte at home', 'oats', 'latte', '']
  const videos = captions.map((full_description) => ({ full_description }))

  test('three of six captions have the phrase: with or without it, no video is unlike most', () => {
    const line = { name: 'phrase', having: 3, of: 6, own: false, differs: false }
    expect(trait(videos, 'phrase', {})).toEqual(line)
    expect(trait(videos, 'phrase', { full_description: 'oat latte' })).toMatchObject({ differs: false })
  })

  test('four of six: a video without it is unlike most', () => {
    const most = [{ full_description: 'OAT LATTE!' }, ...videos.slice(0, 5)]
    expect(trait(most, 'phrase', {})).toMatchObject({ having: 4, own: false, differs: true })
    expect(trait(most, 'phrase', { full_description: 'oat latte' })).toMatchObject({ differs: false })
  })

  test('verified accounts, small accounts and photo posts', () => {
    const posts = [
      { followers: 9_999, verified_account: true },
      { followers: 10_000, video_url: url(2, 'photo') },
      { followers: 0 },
      { followers: null },
      { followers: 5 },
    ]
    expect(trait(posts, 'small', { followers: 20_000 })).toMatchObject({ having: 3, of: 4, differs: false })
    const verified = { having: 1, of: 5, differs: true }
    expect(trait(posts, 'verified', { verified_account: true })).toMatchObject(verified)
    expect(trait(posts, 'photo')).toMatchObject({ having: 1, of: 5, own: null, differs: false })
  })
})

const many = (count: number, video: (n: number) => Video) =>
  Array.from({ length: count }, (_, n) => video(n + 1))

test.each<[string, readonly Video[], string, object]>([
  ['four videos', many(4, () => ({ duration: 9 })), 'length', { measured: 4, middle: null }],
  ['photo posts', many(9, (n) => ({ duration: 7, video_url: url(n, 'photo') })), 'length', { measured: 0 }],
  ['a length of 0', many(9, () => ({ duration: 0 })), 'length', { measured: 0, middle: null }],
  ['a score of 0', many(9, () => ({ vq_score: 0 })), 'vqScore', { measured: 0 }],
  ['plays of 0', many(9, () => ({ play_count: 0, collect_count: 3 })), 'saves', { measured: 0 }],
  [
    'no saves',
    many(9, () => ({ play_count: 10, collect_count: 0 })),
    'saves',
    { middle: { from: 0, median: 0, to: 0 } },
  ],
  ['a time in the future', many(9, () => ({ create_time: daysAgo(-3) })), 'age', { middle: { median: 0 } }],
  [
    '36 videos: the first ten',
    many(36, (n) => ({ duration: n })),
    'length',
    { measured: 10, middle: { to: 8 } },
  ],
  [
    'a video on two pages: once, at its best rank',
    many(12, (n) => ({ duration: n, video_url: url(n > 6 ? n - 6 : n) })),
    'length',
    { measured: 6, middle: { from: 2, median: 3, to: 5 } },
  ],
])('computes the figures of %s', (_, videos, name, expected) => {
  expect(figure(videos, name)).toMatchObject(expected)
})

test('a figure that the user’s video lacks is not compared', () => {
  const videos = many(9, (n) => ({ duration: n }))
  expect(figure(videos, 'length', { video_url: url(5, 'photo'), duration: 3 })).toMatchObject({
    own: null,
    is: null,
  })
  expect(figure(videos, 'length')).toMatchObject({ own: null, is: null })
})

test.each([
  ['', 0],
  ['no tag # here', 0],
  ['#one #two#three', 3],
  ['＃抹茶 #ชาเขียว #قهوة', 3],
])('%j has %i hashtags', (caption, count) => {
  const hashtags = figure(
    many(5, () => ({ full_description: caption })),
    'hashtags',
  )
  expect(hashtags?.middle?.median).toBe(count)
})

import { describe, expect, test } from 'vitest'
import { ranked } from '#tests/support/rows/ranking-row.ts'
import { findOwnVideos, findPassing } from './own-videos.ts'

const me = { account_name: 'me', video_id: null }

/** Each letter is a video, best rank first. Capital letters are the user's videos. */
const checkOf = (videos: string, day = 1) => ({
  searched_at: new Date(Date.UTC(2026, 10, day)).toISOString(),
  search_ranking_results: ranked(videos, (name) => ({
    username: name === name.toUpperCase() ? 'Me' : 'other',
    full_description: name,
  })),
})
const courses = (days: readonly string[], tracked = me) => {
  const { videos, together } = findOwnVideos(
    days.map((videos, day) => checkOf(videos, day + 1)),
    tracked,
  )
  return {
    together,
    videos: videos.map(({ row, first, last, seen, course }) =>
      [row.full_description, first, last, seen, course].join(' '),
    ),
  }
}

describe('worked by hand', () => {
  test('one holds its rank while the other loses it', () => {
    expect(courses(['ABcde', 'cAdBe', 'AcdeB'])).toEqual({
      together: 3,
      videos: ['A 1 1 3 holds', 'B 2 5 3 loses'],
    })
  })

  test('three places are a gain, two are not, and a video may leave', () => {
    expect(courses(['CdeBA', 'CdBAe', 'dABe', 'dABe'])).toEqual({
      together: 4,
      videos: ['A 5 2 4 gains', 'B 4 3 4 holds', 'C 1 1 2 '],
    })
  })

  test('a video that is not in the newest check has left, whatever its last rank', () => {
    expect(courses(['BA', 'BA', 'AB', 'Bc'])).toEqual({
      together: 3,
      videos: ['B 1 1 4 holds', 'A 2 1 3 left'],
    })
  })
})

test.each<[string, readonly string[], number, number]>([
  ['no video of mine', ['abc', 'abc', 'abc'], 0, 0],
  ['never two in one check', ['Ab', 'Bb', 'Ab'], 2, 0],
])('finds the user’s videos in %s', (_, days, videos, together) => {
  expect(courses(days)).toMatchObject({ together, videos: { length: videos } })
})

test('ignores a check without results, and all but the best rank of a video', () => {
  const checks = ['ABA', '', 'AB', 'AB'].map((videos, day) => checkOf(videos, day + 1))
  const ranks = findOwnVideos(checks, me).videos.map((video) => video.ranks)
  expect(ranks).toEqual([
    [1, 1, 1],
    [2, 2, 2],
  ])
})

test('without an account, the account of the tracked video counts', () => {
  const tracked = { account_name: null as unknown as string, video_id: 'B' }
  expect(courses(['ABc', 'ABc', 'cBA'], tracked as never).videos).toHaveLength(2)
  expect(courses(['abc', 'abc', 'cab'], tracked as never).videos).toEqual([])
})

test('two videos at the same rank are both there, and neither passed the other', () => {
  const check = checkOf('AB')
  const same = check.search_ranking_results.map((row) => ({ ...row, rank: 1 }))
  expect(findOwnVideos([{ ...check, search_ranking_results: same }], me).videos).toHaveLength(2)
  expect(findPassing(checkOf('BA'), { ...check, search_ranking_results: same }, me)).toBeNull()
})

test.each<[string, string, string, string | null]>([
  ['one passes the other', 'ABc', 'BAc', 'B A'],
  ['over others', 'AcdB', 'cBdA', 'B A'],
  ['the best of several, and the next behind it', 'ABC', 'CBA', 'C B'],
  ['not if the order stays', 'ABc', 'cAB', null],
  ['not if one of them is new', 'Ac', 'BAc', null],
  ['not if one of them left', 'ABc', 'Bc', null],
  ['not for other accounts', 'abA', 'baA', null],
  ['not without results', '', 'AB', null],
])('finds which video passed another: %s', (_, before, after, expected) => {
  const found = findPassing(checkOf(before), checkOf(after, 2), me)
  expect(found && `${found.ahead.full_description} ${found.behind.full_description}`).toBe(expected)
})

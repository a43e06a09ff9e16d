import { expect, test } from 'vitest'
import { oatLatte } from '#tests/support/rows/ranking-row.ts'
import { readRecipe, recipeOf } from './recipe.ts'

const check = (lengths: readonly number[]) =>
  oatLatte(
    lengths.map((duration, index) => ({
      ...{ duration, full_description: index < 3 ? 'My oat latte #coffee' : 'Coffee', followers: 9_000 },
    })),
  )
const { searched_at } = check([])

test('keeps the middle half, the median and the traits of the first ten', () => {
  const stored = recipeOf(check([90, 8, 60, 9, 41, 12, 30, 15, 22, 18]))
  expect(stored).toMatchObject({ checked_at: searched_at, videos: 10 })
  expect(stored?.figures).toMatchObject({ length: [10, 12, 18, 41], plays: [0] })
  expect(stored?.traits).toMatchObject({ phrase: [3, 10], small: [10, 10] })
  const recipe = readRecipe(JSON.parse(JSON.stringify(stored)))
  expect(recipe?.figures[0]).toEqual({
    ...{ name: 'length', measured: 10 },
    middle: { from: 12, median: 18, to: 41 },
  })
  expect(recipe?.figures.find(({ name }) => name === 'plays')?.middle).toBeNull()
  expect(recipe?.traits.find(({ name }) => name === 'phrase')).toEqual({ name: 'phrase', having: 3, of: 10 })
})

test('fits into the server’s 2,000 characters with every figure known', () => {
  const full = check(Array(10).fill(123.456)).search_ranking_results.map((row) => ({
    ...row,
    ...{ create_time: 1_750_000_000, play_count: 987_654_321, collect_count: 12_345_678, vq_score: 61.234 },
    ...{ comment_count: 12_345_678, share_count: 12_345_678 },
  }))
  const stored = recipeOf({ ...check([]), search_ranking_results: full })
  expect(JSON.stringify(stored, null, 1).length).toBeLessThan(2000)
})

test('makes no recipe from fewer than five videos or a damaged value', () => {
  expect(recipeOf(check([8, 9, 12, 15]))).toBeNull()
  for (const value of [
    null,
    {},
    { videos: 10 },
    { checked_at: searched_at, videos: 10, figures: { a: 'x' }, traits: {} },
  ])
    expect(readRecipe(value)).toBeNull()
})

test('leaves out lines that this build does not know', () => {
  const recipe = readRecipe({ checked_at: searched_at, videos: 7, figures: { stars: [7] }, traits: {} })
  expect(recipe).toEqual({ checked_at: searched_at, videos: 7, figures: [], traits: [] })
})

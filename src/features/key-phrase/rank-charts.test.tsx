// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { rankingRow } from '#tests/support/ranking-row.ts'
import { storedCheck } from '#tests/support/stored-rows.ts'
import { RankCharts } from './rank-charts.tsx'

afterEach(cleanup)

test('the legend says what the average is', () => {
  const results = [
    rankingRow({ rank: 1, digg_count: 1000, duration: 10 }),
    rankingRow({ rank: 2, digg_count: 24_000, duration: 35 }),
  ]
  render(<RankCharts check={storedCheck({ search_ranking_results: results })} />)
  const legendOf = (name: string) =>
    within(screen.getByRole('figure', { name })).getByRole('list').textContent
  expect(legendOf('Likes')).toBe('LikesAverage12.5K')
  expect(legendOf('Average Duration Trend (seconds)')).toBe('Average Duration Trend (seconds)Average22.5')
})

// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rankingRow } from '#tests/support/rows/ranking-row.ts'
import { storedCheck } from '#tests/support/rows/stored-rows.ts'
import { StatCharts } from './stat-charts.tsx'

test('labels each chart with its value and the average', () => {
  const results = [
    rankingRow({ rank: 1, digg_count: 1000, duration: 10 }),
    rankingRow({ rank: 2, digg_count: 24_000, duration: 35 }),
  ]
  render(<StatCharts check={storedCheck({ search_ranking_results: results })} own={null} />)
  const said = (title: string) =>
    screen.getByRole('slider', { name: `${title}, line chart` }).getAttribute('aria-valuetext')
  expect(said('Likes')).toBe('Rank 2, Likes 24.0K, Average 12.5K')
  expect(said('Average Duration Trend (seconds)')).toBe(
    'Rank 2, Average Duration Trend (seconds) 35, Average 22.5',
  )
})

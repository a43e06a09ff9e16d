import { fireEvent, render, screen } from '@testing-library/react'
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

test('reads a chart by the arrow keys, Home and End', () => {
  const results = [1, 2, 3].map((rank) => rankingRow({ rank, digg_count: 1000 }))
  render(<StatCharts check={storedCheck({ search_ranking_results: results })} own={null} />)
  const likes = screen.getByRole('slider', { name: 'Likes, line chart' })
  const keys = ['Home', 'ArrowRight', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowDown', 'End']
  const said = keys.map((key) => {
    fireEvent.keyDown(likes, { key })
    return likes.getAttribute('aria-valuetext')?.slice(0, 6)
  })
  expect(said).toEqual([1, 2, 3, 3, 2, 1, 1, 3].map((rank) => `Rank ${rank}`))
})

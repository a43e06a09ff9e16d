import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rankingRow } from '#tests/support/rows/ranking-row.ts'
import { storedCheck } from '#tests/support/rows/stored-rows.ts'
import { OpportunityLine } from './opportunity-line.tsx'
import { WinnersLine } from './winners-line.tsx'

const created = Date.UTC(2026, 1, 1) / 1000
const check = (videos: number, searched_at = '2026-11-20T10:00:00.000Z') =>
  storedCheck({
    searched_at,
    search_ranking_results: Array.from({ length: videos }, (_, n) =>
      rankingRow({
        ...{ rank: n + 1, video_url: `https://www.tiktok.com/@ada/video/${n}`, create_time: created },
        ...{ duration: 10 + n, followers: 20_000, full_description: 'Matcha' },
      }),
    ),
  })
const own = (duration: number) => ({
  row: rankingRow({ duration, full_description: 'tea' }),
  checkedAt: new Date('2026-11-12T10:00:00.000Z'),
})

test('shows how many videos each insight needs, and opens nothing, if there are too few', () => {
  const { container } = render(
    <>
      <WinnersLine check={check(4)} own={null} openAtFirst />
      <OpportunityLine check={check(9)} previous={null} openAtFirst />
    </>,
  )
  screen.getByText('needs 5 videos; the check has 4')
  screen.getByText('needs 10 videos; the check has 9')
  expect(screen.queryByRole('table')).toBeNull()
  expect(container.querySelector('li')).toBeNull()
})

test('the user’s figures are beside the winners’, with the day of an older check', () => {
  render(<WinnersLine check={check(10)} own={own(40)} openAtFirst />)
  // The length and the phrase in the caption differ; the other known figures and traits match the winners'.
  screen.getByText(/^yours differs in 2 of /)
  const length = screen.getByRole('row', { name: /^Length/ })
  expect(length.textContent).toMatch(/12s.– 17s median 14s40sabove/)
  screen.getByText(/Yours as last found, 12 Nov 2026/)
})

test.each([null, check(0)])('an unknown sign is left out of the verdict, which says so', (previous) => {
  render(<OpportunityLine check={check(10)} previous={previous} openAtFirst />)
  screen.getByText('1 of 3 known signs')
  screen.getByText('Hard')
  screen.getByText('needs 1 more check within 14 days')
})

test('no verdict is shown with too few known signs', () => {
  const row = check(10)
  const unknown = { create_time: null, followers: null }
  const search_ranking_results = row.search_ranking_results.map((video) => ({ ...video, ...unknown }))
  render(<OpportunityLine check={{ ...row, search_ranking_results }} previous={null} />)
  screen.getByText('needs 3 known signs; has 1')
  expect(screen.queryByText('Hard')).toBeNull()
})

import { fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import type { Sort } from '#src/ui/table/row-order.ts'
import { phone, setViewport } from '#tests/support/device/viewport.ts'
import { rankingRow } from '#tests/support/rows/ranking-row.ts'
import { storedCheck } from '#tests/support/rows/stored-rows.ts'
import { RankingTable } from './ranking-table.tsx'

const searched_at = '2026-11-22T10:00:00.000Z'
const video = (rank: number, id = rank) =>
  rankingRow({
    rank,
    username: `creator${id}`,
    video_url: `https://www.tiktok.com/@creator${id}/video/${id}`,
    full_description: `clip ${id}`,
    digg_count: 1000 * id,
    play_count: 100 - id,
    duration: 151,
    create_time: Date.parse('2026-11-16T09:00:00.000Z') / 1000,
  })
const rows = Array.from({ length: 36 }, (_, n) => video(n + 1))
const owner = { account_name: null, video_id: '12' }

function Ranking({ earlier }: { earlier: CheckRow | undefined }) {
  const [sort, setSort] = useState<Sort | null>(null)
  return (
    <RankingTable
      caption="Ranking"
      check={{ search_ranking_results: rows, searched_at }}
      yours={{ tracked: [owner], accounts: [] }}
      earlier={earlier}
      sort={sort}
      onSort={setSort}
    />
  )
}
const show = (earlier?: CheckRow) => render(<Ranking earlier={earlier} />)
const ranksShown = () =>
  screen
    .getAllByRole('button', { name: /^Rank \d+: extra details/ })
    .map((button) => Number(button.textContent))
const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, n) => first + n)
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } })

setViewport(phone)
test('shows author, text, likes, duration and age in a row, and keeps all columns', () => {
  show()
  const [, row] = screen.getAllByRole('row')
  const cells = within(row as HTMLElement)
  expect(cells.getByRole('rowheader').textContent).toBe('creator1')
  cells.getByText('1.0K likes · 2:31 · 6 days old')
  expect(screen.getAllByRole('columnheader')).toHaveLength(10)
  expect(cells.getAllByRole('cell')).toHaveLength(9)
  expect(within(screen.getByRole('table')).queryAllByRole('button', { name: 'Likes' })).toEqual([])
})

test('folds the ranks between the first five and the user’s, and moves the focus when opened', () => {
  show()
  expect(ranksShown()).toEqual([...from(1, 5), ...from(12, 36)])
  fireEvent.click(screen.getByRole('button', { name: 'Show ranks 6 – 11' }))
  expect(ranksShown()).toEqual(from(1, 36))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Rank 6: extra details')
})

test('sorts by a selected figure, which the rows then show, and folds nothing', () => {
  show()
  choose('Sort', 'plays')
  expect(ranksShown()).toEqual(from(1, 36))
  screen.getByText('99 plays · 2:31 · 6 days old')
  choose('Sort', 'likes')
  expect(ranksShown()).toEqual(from(1, 36).reverse())
  choose('Sort', 'rank')
  expect(ranksShown()).toEqual([...from(1, 5), ...from(12, 36)])
})

test('filters by own, new and moved results, and shows each change of rank', () => {
  const earlier = storedCheck({
    search_ranking_results: [
      ...rows.slice(0, 9),
      video(10, 11),
      video(11, 12),
      video(12, 10),
      ...from(13, 36).map((rank) => video(rank, rank === 36 ? 99 : rank)),
    ],
  })
  show(earlier)
  const names = screen.getAllByRole('radio').map((chip) => chip.closest('label')?.textContent)
  expect(names).toEqual(['All36', 'Mine1', 'New1', 'Moved3'])
  fireEvent.click(screen.getByRole('radio', { name: 'Moved 3' }))
  expect(ranksShown()).toEqual([10, 11, 12])
  screen.getByText('up 2 places')
  expect(screen.getAllByText('down 1 place')).not.toHaveLength(0)
  fireEvent.click(screen.getByRole('radio', { name: 'New 1' }))
  expect(ranksShown()).toEqual([36])
  screen.getByText('entered the results')
  fireEvent.click(screen.getByRole('radio', { name: 'Mine 1' }))
  expect(ranksShown()).toEqual([12])
})

test('"Show" focuses the user’s row under any filter', () => {
  show(storedCheck({ search_ranking_results: [video(1, 40), ...rows.slice(1)] }))
  fireEvent.click(screen.getByRole('radio', { name: 'New 1' }))
  expect(ranksShown()).toEqual([1])
  fireEvent.click(screen.getByRole('button', { name: /^You: 12 .*Show$/ }))
  expect(ranksShown()).toContain(12)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Rank 12: extra details')
})

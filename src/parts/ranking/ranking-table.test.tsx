import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, it } from 'vitest'
import type { RankingRow } from '#src/domain/ranking/rows.ts'
import { rankingRow } from '#tests/support/rows/ranking-row.ts'
import { storedCheck } from '#tests/support/rows/stored-rows.ts'
import { RankingTable } from './ranking-table.tsx'

const first = rankingRow({
  username: 'runner',
  author_url: 'https://www.tiktok.com/@runner',
  verified_account: true,
  create_time: 1_790_000_000,
  full_description: 'Shoes <b>&amp;</b> more',
  followers: 12_345,
  following: 10,
  hearts: 2_540_000,
  videos: 99,
  collect_count: 1,
  comment_count: 2,
  digg_count: 1500,
  play_count: 4,
  repost_count: 5,
  share_count: 6,
  vq_score: 61.25,
  duration: 65,
  video_url: 'https://www.tiktok.com/@runner/video/1',
})
const second = { ...first, rank: 2, username: 'other', full_description: '', vq_score: null }

const searched_at = '2026-11-22T10:00:00.000Z'
type Shown = Partial<ComponentProps<typeof RankingTable>>
const show = (rows: RankingRow[], more: Shown = {}) =>
  render(
    <RankingTable
      caption="Ranking"
      check={{ search_ranking_results: rows, searched_at }}
      yours={{ tracked: [], accounts: [] }}
      sort={null}
      onSort={() => {}}
      {...more}
    />,
  )

it('has the specified columns, in their formats', () => {
  show([first, second], { caption: 'Ranking for shoes' })
  expect(screen.getByRole('table', { name: 'Ranking for shoes' })).toBeDefined()
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Rank',
    'Avatar',
    'Username',
    'Create Time',
    'Full Description',
    'Followers',
    'Likes',
    'VQ Score',
    'Duration',
    'Video URL',
  ])
  const cells = within(screen.getAllByRole('row')[1] as HTMLElement).getAllByRole('cell')
  expect(cells.map((cell) => cell.textContent)).toEqual([
    '1',
    '',
    '21 Sept 2026',
    'Shoes <b>&amp;</b> more',
    '12.3K',
    '1.5K',
    '61.3',
    '1:05',
    'View',
  ])
})

it('opens and closes the details of a row by its button and by a press on the row', async () => {
  show([first, second])
  const button = screen.getByRole('button', { name: 'Rank 2: extra details' })
  fireEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await screen.findByText('No preview available')
  expect(screen.getByText('No description available')).toBeDefined()
  expect(screen.getByText('2.5M')).toBeDefined()

  fireEvent.click(screen.getByRole('rowheader', { name: /runner/ }))
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByText('No description available')).toBeNull()
  fireEvent.click(screen.getByRole('rowheader', { name: /runner/ }))
  expect(screen.queryByText('No preview available')).toBeNull()
  const [link] = screen.getAllByRole('link', { name: /^View/ }) as [HTMLElement]
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  expect(screen.queryByText('No preview available')).toBeNull()
})

it('names the owner of a row in words', () => {
  const another = { ...second, video_url: 'https://www.tiktok.com/@other/video/2' }
  show([first, another], { yours: { tracked: [{ account_name: 'other', video_id: '1' }], accounts: [] } })
  expect(screen.getByRole('rowheader', { name: /runner/ }).textContent).toContain('Your video')
  expect(screen.getByRole('rowheader', { name: /other/ }).textContent).toContain('Your account')
})

it('shows good and bad changes in colour only for the user’s own results', () => {
  const own = { account_name: 'runner', video_id: null }
  // Videos with equal addresses would count as one.
  const videos = [first, { ...second, video_url: 'https://www.tiktok.com/@other/video/2' }]
  const [one, other] = videos.map((row) => ({ ...row, rank: 3 - row.rank })) as [RankingRow, RankingRow]
  show(videos, {
    yours: { tracked: [own], accounts: [] },
    earlier: storedCheck({ search_ranking_results: [other, one] }),
  })
  expect(screen.getAllByTitle('up 1 place').map(({ className }) => className)).toContainEqual(
    expect.stringContaining('text-good'),
  )
  expect(screen.getByTitle('down 1 place').className).not.toMatch(/text-(good|bad)/)
})

it('shows the action of a result in its details, and nowhere above the table', async () => {
  show([first, second], { actionOf: ({ username }) => <button type="button">Follow {username}</button> })
  expect(screen.queryByRole('button', { name: 'Follow other' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Rank 2: extra details' }))
  const details = within(await screen.findByRole('region', { name: 'Rank 2: extra details' }))
  details.getByRole('button', { name: 'Follow other' })
})

it('shows rows of one line, or of two if that was chosen on this device', () => {
  const caption = () => screen.getByTitle(first.full_description).className
  show([first])
  expect(caption()).toContain('truncate')
  fireEvent.click(screen.getByRole('button', { name: 'Two-line rows' }))
  expect(caption()).toContain('line-clamp-2')
  cleanup()
  show([first])
  expect(caption()).toContain('line-clamp-2')
  fireEvent.click(screen.getByRole('button', { name: 'Two-line rows', pressed: true }))
  expect(caption()).toContain('truncate')
})

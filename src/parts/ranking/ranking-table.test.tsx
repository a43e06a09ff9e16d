// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { rankingRow } from '#tests/support/ranking-row.ts'
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

afterEach(cleanup)

it('has the columns of the specification, in its formats', () => {
  render(<RankingTable caption="Ranking for shoes" rows={[first, second]} />)
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
    '61.25',
    '1:05',
    'View',
  ])
})

it('opens and closes the details of a row, by its button and by a press on the row', () => {
  const onToggle = vi.fn()
  render(<RankingTable caption="Ranking" rows={[first, second]} onToggle={onToggle} />)
  const button = screen.getByRole('button', { name: 'Rank 2: extra details' })

  fireEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByText('No preview available')).toBeDefined()
  expect(screen.getByText('No description available')).toBeDefined()
  expect(screen.getByText('2.5M')).toBeDefined()

  fireEvent.click(screen.getByRole('rowheader', { name: /runner/ }))
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByText('No description available')).toBeNull()
  fireEvent.click(screen.getByRole('rowheader', { name: /runner/ }))
  expect(screen.queryByText('No preview available')).toBeNull()
  expect(onToggle.mock.calls).toEqual([[2], [1], [1]])
})

it('a press on a link of the row opens nothing', () => {
  render(<RankingTable caption="Ranking" rows={[first]} />)
  const link = screen.getByRole('link', { name: /^View/ })
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  expect(screen.queryByText('No preview available')).toBeNull()
})

it('says in words whose a row is', () => {
  render(
    <RankingTable
      caption="Ranking"
      rows={[first, second]}
      toneOf={(row) => (row.rank === 1 ? 'video' : 'account')}
    />,
  )
  expect(screen.getByRole('rowheader', { name: /runner/ }).textContent).toContain('Your video')
  expect(screen.getByRole('rowheader', { name: /other/ }).textContent).toContain('Your account')
})

it('sorts what was measured; what was not comes last both ways', () => {
  render(<RankingTable caption="Ranking" rows={[second, first]} />)
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'VQ Score' }))
  const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)
  press()
  expect(names()).toEqual(['runner', 'other'])
  press()
  expect(names()).toEqual(['runner', 'other'])
})

it('a picture that fails gives way to its placeholder and is not asked for again', () => {
  const row = { ...first, dynamic_cover: 'https://cdn.example/expired.webp' }
  render(<RankingTable caption="Ranking" rows={[row]} openRank={1} />)
  const picture = screen.getByRole('img', { name: 'Preview of the video at rank 1' })
  expect(picture.getAttribute('referrerpolicy')).toBe('no-referrer')
  fireEvent.error(picture)
  expect(screen.getByText('No preview available')).toBeDefined()
  cleanup()
  render(<RankingTable caption="Ranking" rows={[row]} openRank={1} />)
  expect(screen.queryByRole('img', { name: /Preview/ })).toBeNull()
})

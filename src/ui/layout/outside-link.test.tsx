import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { rankingColumns } from '#src/parts/ranking/ranking-columns.tsx'
import { RankingDetail } from '#src/parts/ranking/ranking-detail.tsx'
import { rankingRow } from '#tests/support/rows/ranking-row.ts'
import { OutsideLink } from './outside-link.tsx'
import { RemotePicture } from './remote-picture.tsx'

// safe-url.test.ts covers other hostile addresses.
const address = 'javascript:alert(1)'
const shown = { toneOf: () => null, rankCell: () => null, sort: null, checkedAt: new Date() }

it('renders a hostile address neither as a link nor as a picture', () => {
  const { container } = render(
    <>
      <OutsideLink href={address}>words</OutsideLink>
      <RemotePicture src={address} alt="" width={1} height={1} placeholder={<p>none</p>} />
    </>,
  )
  expect(container.querySelector('a, img')).toBeNull()
  screen.getByText('words')
  screen.getByText('none')
})

it('links only TikTok’s pages from a result', () => {
  const row = rankingRow({ video_url: address, author_url: address })
  render(
    <>
      <RankingDetail row={row} narrow={false} onClose={() => undefined} />
      {rankingColumns({ ...shown, narrow: true, tall: false }).map((column) => (
        <div key={column.id}>{column.cell(row)}</div>
      ))}
    </>,
  )
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/how-it-is-measured#what-wins'])
  expect(screen.queryByText('Watch on TikTok')).toBeNull()
})

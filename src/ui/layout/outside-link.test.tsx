// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { rankingColumns } from '#src/parts/ranking/ranking-columns.tsx'
import { RankingDetail } from '#src/parts/ranking/ranking-detail.tsx'
import { rankingRow } from '#tests/support/rows/ranking-row.ts'
import { hostileAddresses } from '#tests/support/stack/hostile-addresses.ts'
import { OutsideLink } from './outside-link.tsx'
import { RemotePicture } from './remote-picture.tsx'

const shown = { toneOf: () => null, rankCell: () => null, sort: null, checkedAt: new Date() }

describe.each(hostileAddresses)('%j', (address) => {
  it('is not rendered as a link', () => {
    render(<OutsideLink href={address}>words</OutsideLink>)
    const [link] = screen.queryAllByRole('link')
    const led = link ? new URL(link.getAttribute('href') ?? '', 'https://keytrail.test') : null
    if (led) expect(['http:', 'https:', 'mailto:']).toContain(led.protocol)
    expect(screen.getByText('words')).toBeTruthy()
  })

  it('is not rendered as a picture', () => {
    const { container } = render(
      <RemotePicture src={address} alt="" width={1} height={1} placeholder={<p>none</p>} />,
    )
    expect(container.querySelector('img')).toBeNull()
    expect(screen.getByText('none')).toBeTruthy()
  })

  it('is not a TikTok page', () => {
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
})

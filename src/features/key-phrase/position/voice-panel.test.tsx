import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { VoicePanel } from './voice-panel.tsx'

test('scales bars by the share of all places: a tenth fills a tenth of the bar', () => {
  const ranked = Array.from({ length: 10 }, (_, n) => ({ rank: n + 1, username: `account-${n}` }))
  render(
    <VoicePanel
      range="all"
      ranked={{ accounts: new Map([['check', ranked]]), wanted: 1, reading: false }}
      follow={{
        competitors: [],
        isFollowed: () => false,
        isOwn: () => false,
        canFollow: () => false,
        follow: () => {},
        unfollow: () => {},
      }}
    />,
  )
  const widths = screen.getAllByRole('listitem').map((line) => line.innerHTML.match(/width: (.*?)%/)?.[1])
  expect(widths).toEqual(['10', '10', '10', '10', '10'])
  expect(screen.getAllByText('10%')).toHaveLength(5)
})

import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { addTracked } from '#src/parts/tracking/add/actions.ts'
import { FirstLink } from './first-link.tsx'
import type { Home } from './use-home.ts'

vi.mock('#src/parts/tracking/add/actions.ts', () => ({ addTracked: vi.fn() }))
const own = { check: 'c', country: 'us', searched_at: '2026-11-22T00:00:00.000Z', account: 'ada', rank: 3 }
const show = (ownRanks: unknown[]) =>
  render(<FirstLink home={{ firstPhrase: null, checks: [], ownRanks, idea: null } as unknown as Home} />)

test('tracks the account where a check found it, in one press', () => {
  show([{ ...own, search_term: 'oat latte' }])
  screen.getByText('Not tracked yet: @ada at 3 for “oat latte”')
  fireEvent.click(screen.getByRole('button', { name: 'Track' }))
  expect(addTracked).toHaveBeenCalledExactlyOnceWith([
    { keyword: 'oat latte', country: 'us', account_name: 'ada', video_id: null, tags: [] },
  ])
})

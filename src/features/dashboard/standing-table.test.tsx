import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { collectNews } from '#src/domain/tracking/news.ts'
import { trackedWith } from '#tests/support/rows/phrase-checks.ts'
import { StandingTable } from './standing-table.tsx'
import { noDetails } from './use-event-details.ts'

/** Shows a key phrase with daily positions up to 22 November to a user whose last visit was at `since`. */
function show(positions: readonly number[], since: string): void {
  const item = trackedWith({ keyword: 'shoes' }, positions)
  const { active } = collectNews([item], since)
  render(<StandingTable stands={active} details={noDetails} focused={item.row.id} onFocus={() => {}} />)
}
const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent)

test("shows one column if the change since the last visit equals the week's", () => {
  show([9, 9, 9, 9, 9, 9, 9, 12], '2026-11-15T12:00:00.000Z')
  expect(headers()).toContain('7 days')
  expect(headers()).not.toContain('Since last look')
})

test('shows two columns if they differ', () => {
  show([9, 9, 9, 9, 9, 9, 11, 12], '2026-11-21T12:00:00.000Z')
  expect(headers()).toEqual(expect.arrayContaining(['Since last look', '7 days']))
})

// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { collectNews } from '#src/domain/tracking/news.ts'
import { withChecks } from '#src/domain/tracking/standing.ts'
import { trackedItem } from '#src/domain/tracking/tracked-item.ts'
import { phraseCheck } from '#tests/support/rows/phrase-checks.ts'
import { storedKeyPhrase } from '#tests/support/rows/stored-rows.ts'
import { StandingTable } from './standing-table.tsx'
import { noDetails } from './use-event-details.ts'

/** Shows a key phrase with daily positions up to 22 November to a user whose last visit was at `since`. */
function show(positions: readonly number[], since: string): void {
  const row = storedKeyPhrase({ keyword: 'shoes' })
  const checks = positions.map((position, n) => phraseCheck(row.id, 23 - positions.length + n, position))
  const { active } = collectNews([trackedItem(row, withChecks(undefined, row.id, checks))], since)
  render(<StandingTable stands={active} details={noDetails} focused={row.id} onFocus={() => {}} />)
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

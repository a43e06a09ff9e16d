// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { findStoredCheck } from '#src/db/reads/checks.ts'
import type { LookupOutcome } from '#src/domain/search/outcomes.ts'
import { type CheckRun, runCheck } from '#src/sync/run-check.ts'
import { showToAda } from '#tests/support/shown-screen.tsx'
import { stubServer } from '#tests/support/stub-server.ts'
import { SearchCheckPage } from './search-check-page.tsx'

vi.mock('#src/sync/run-check.ts', () => ({ runCheck: vi.fn() }))

const server = stubServer()
const check = vi.mocked(runCheck)
beforeEach(() => {
  check.mockReset()
  Object.assign(server, { level: 'premium', allowance: 500 })
})

/** Ends when it is cancelled. */
const untilCancelled = ({ signal }: CheckRun) =>
  new Promise<LookupOutcome>((resolve) => {
    signal.addEventListener('abort', () => resolve({ kind: 'aborted' }))
  })
const ids = () => check.mock.calls.map(([{ id }]) => id)

async function pressSearch() {
  fireEvent.click(await screen.findByRole('button', { name: 'Search' }))
}
async function searchFor(keyword: string) {
  await showToAda('/search-check', <SearchCheckPage />)
  fireEvent.change(await screen.findByLabelText('Key phrase'), { target: { value: keyword } })
  await pressSearch()
}

test('two quick presses are one check', async () => {
  check.mockImplementation(untilCancelled)
  await searchFor('matcha')
  fireEvent.submit(screen.getByLabelText('Key phrase'))
  await waitFor(() => expect(check).toHaveBeenCalled())
  // Whatever was read for a second press has come when this has.
  await findStoredCheck({ search_term: 'matcha', country: 'gb' })
  expect(new Set(ids()).size).toBe(1)
})

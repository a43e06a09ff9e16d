import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { database } from '#src/db/core/open.ts'
import { findStoredCheck } from '#src/db/reads/checks.ts'
import type { LookupOutcome } from '#src/domain/search/outcomes.ts'
import { setSyncStatus } from '#src/state/sync-status.ts'
import { stopSync } from '#src/sync/engine/engine.ts'
import { mockedChecks, queued, untilCancelled } from '#tests/support/device/run-checks.ts'
import { inMain, pressFocused, showToAda } from '#tests/support/device/shown-screen.tsx'
import { storedCheck } from '#tests/support/rows/stored-rows.ts'
import { SearchCheckPage } from './search-check-page.tsx'

vi.mock('#src/sync/lookups/run-check.ts', () => ({ runCheck: vi.fn() }))

const check = mockedChecks()

const ids = () => check.mock.calls.map(([{ id }]) => id)

/** Resolves once all reads started by earlier clicks have finished. */
const isReadAgain = () => findStoredCheck({ search_term: 'matcha', country: 'gb' })

async function pressSearch() {
  fireEvent.click(await screen.findByRole('button', { name: 'Search' }))
}
async function searchFor(keyword: string) {
  await showToAda('/search-check', inMain(<SearchCheckPage />))
  fireEvent.change(await screen.findByLabelText('Key phrase'), { target: { value: keyword } })
  await pressSearch()
}

test('fills in the form from the address and runs nothing', async () => {
  await showToAda('/search-check?keyword=matcha&country=gb', <SearchCheckPage />)
  const field = await screen.findByLabelText<HTMLInputElement>('Key phrase')
  expect(field.value).toBe('matcha')
  await isReadAgain()
  expect(check).not.toHaveBeenCalled()
})

test('runs one check for two quick presses', async () => {
  check.mockImplementation(untilCancelled)
  await searchFor('matcha')
  fireEvent.submit(screen.getByLabelText('Key phrase'))
  await waitFor(() => expect(check).toHaveBeenCalled())
  await isReadAgain()
  expect(new Set(ids()).size).toBe(1)
})

test('continues the same check after Cancel, with the pages chosen now', async () => {
  check.mockImplementation(untilCancelled)
  await searchFor('matcha')
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await screen.findByRole('heading', { name: 'Not fetched' })
  fireEvent.change(screen.getByLabelText('Pages'), { target: { value: '2' } })
  await pressSearch()
  await waitFor(() => expect(check).toHaveBeenCalledTimes(2))
  expect(new Set(ids()).size).toBe(1)
  expect(check.mock.lastCall?.[0].pages).toBe(2)
  expect(history.state).toMatchObject({ checkId: ids()[0], pages: 2 })
})

test.each<[string, LookupOutcome, number]>([
  ['no response', { kind: 'unanswered', answer: { from: 'server', status: 503 }, stored: 0 }, 1],
  ['a rejected session', { kind: 'failed', code: 'unauthorized', stored: 0 }, 1],
  ['a settled failure', { kind: 'failed', code: 'upstream_timeout', stored: 0 }, 2],
])('repeats the check or starts a new one after %s', async (_, outcome, checks) => {
  check.mockResolvedValue(outcome)
  await searchFor('matcha')
  await screen.findByRole('button', { name: 'Search' })
  await screen.findByRole('button', { name: /^(Try again|Continue)/ })
  await pressSearch()
  await waitFor(() => expect(check).toHaveBeenCalledTimes(2))
  expect(new Set(ids()).size).toBe(checks)
})

test('starts another check for another phrase', async () => {
  check.mockImplementation(untilCancelled)
  await searchFor('matcha')
  await screen.findByRole('button', { name: 'Cancel' })
  fireEvent.change(screen.getByLabelText('Key phrase'), { target: { value: 'sencha' } })
  await pressSearch()
  await waitFor(() => expect(check).toHaveBeenCalledTimes(2))
  expect(new Set(ids()).size).toBe(2)
})

test('does not repeat a queued check, neither on its page nor after leaving it', async () => {
  await showToAda('/search-check', <SearchCheckPage />)
  const field = await screen.findByLabelText('Key phrase')
  await stopSync()
  setSyncStatus({ phase: 'offline' })
  check.mockImplementation(queued)
  fireEvent.change(field, { target: { value: 'matcha' } })
  await pressSearch()
  await screen.findByText('Waiting for connection')
  await pressSearch()
  await isReadAgain()
  act(() => history.pushState(null, '', '/search-check'))
  await waitFor(() => expect(screen.queryByText('Waiting for connection')).toBeNull())
  fireEvent.change(screen.getByLabelText('Key phrase'), { target: { value: 'matcha' } })
  await pressSearch()
  await screen.findByText('Waiting for connection')
  expect(check).toHaveBeenCalledOnce()
})

test('moves the focus from Cancel to the page when the check ends', async () => {
  check.mockImplementation(untilCancelled)
  await searchFor('matcha')
  await pressFocused('Cancel')
  await screen.findByRole('heading', { name: 'Not fetched' })
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('moves the focus from an accepted offer to the page, too', async () => {
  await showToAda('/search-check', inMain(<SearchCheckPage />))
  await database().checks.put(storedCheck({ searched_at: new Date().toISOString() }))
  fireEvent.change(await screen.findByLabelText('Key phrase'), { target: { value: 'matcha' } })
  await pressSearch()
  await pressFocused('Use it')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Use it' })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { noResponse, pullPath, stubServer } from '#tests/support/device/stub-server.ts'
import { CheckHistoryPage } from './check-history-page.tsx'
import { HistoryPage } from './history-page.tsx'

const server = stubServer()

const histories = [
  ['Failed to load search history', 'No key phrase search history found', HistoryPage],
  ['Failed to load search results check history', 'No checks yet', CheckHistoryPage],
] as const
const failures = [
  ['fails', { status: 500 }],
  ['does not respond', noResponse],
] as const
const cases = histories.flatMap((history) => failures.map((failure) => [...history, ...failure] as const))

test.each(cases)('shows "%s" and a retry', async (failed, nothing, Page, _, told) => {
  server.tell(pullPath, told)
  await showToAda('/', <Page />)
  await screen.findByText(failed)
  screen.getByText(/^The server did not answer\./)
  expect(screen.queryByText(nothing)).toBeNull()
  server.tell(pullPath, () => {})
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(nothing)
  expect(screen.queryByText(failed)).toBeNull()
})

test.each(histories)('%s: promises the history for later while offline', async (failed, _, Page) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  server.tell(pullPath, noResponse)
  await showToAda('/', <Page />)
  await screen.findByText('Not on this device yet: your history')
  screen.getByText('You are offline. We will load this when you are back online.')
  expect(screen.queryByText(failed)).toBeNull()
})

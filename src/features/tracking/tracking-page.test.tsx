// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { noResponse, onItsWay, pullPath, stubServer } from '#tests/support/device/stub-server.ts'
import { trackedColumns } from './list/tracked-columns.tsx'
import { TrackingPage } from './tracking-page.tsx'

const server = stubServer()

test.each([
  ['fails', { status: 500 }],
  ['does not respond', noResponse],
] as const)('shows "Failed to load tracked keywords" and a retry if the server %s', async (_, told) => {
  server.level = 'premium'
  server.tell(pullPath, told)
  await showToAda('/rank-tracking', <TrackingPage />)
  await screen.findByText('Failed to load tracked keywords')
  screen.getByText(/^The server did not answer\./)
  expect(screen.queryByText('No key phrases are tracked yet')).toBeNull()
  server.tell(pullPath, () => {})
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('No key phrases are tracked yet')
})

test('distinguishes changes and times in the column headers', async () => {
  const headers = trackedColumns(() => {}, { detailed: false, shared: false, roomy: true }).map(
    ({ header }) => header,
  )
  expect(headers).toContain('Since last check')
  expect(headers).toContain('In 7 days')
  expect(headers).toContain('Checked')
  expect(headers).not.toContain('Last check')
})

test('opens the form for an empty list if the plan includes key phrases', async () => {
  server.level = 'premium'
  await showToAda('/rank-tracking', <TrackingPage />)
  await screen.findByLabelText('Key phrase')
  expect(screen.queryByRole('button', { name: 'Add key phrases' })).toBeNull()
})

test('shows neither a failure nor an empty list while key phrases may be loading', async () => {
  server.level = 'premium'
  server.tell(pullPath, onItsWay)
  await showToAda('/rank-tracking', <TrackingPage />)
  await waitFor(() => expect(server.heard).toContain(pullPath))
  await screen.findByText('Loading your key phrases')
})

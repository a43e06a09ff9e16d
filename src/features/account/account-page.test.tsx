// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { database } from '#src/db/core/open.ts'
import { kickSync } from '#src/sync/engine/engine.ts'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { noResponse, onItsWay, pullPath, stubServer } from '#tests/support/device/stub-server.ts'
import { AccountPage } from './account-page.tsx'

const server = stubServer()
const show = () => showToAda('/account', <AccountPage />)

const failures = [
  ['fails', { status: 500 }],
  ['does not respond', noResponse],
] as const

describe.each(failures)('if the server %s', (_, told) => {
  test('shows "Failed to load profile" without a stored profile', async () => {
    server.tell(pullPath, told)
    await show()
    await screen.findByText('Failed to load profile')
    expect(screen.queryByRole('heading', { name: 'Account' })).toBeNull()
    screen.getByText(/^The server did not answer\./)
    server.tell(pullPath, () => {})
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { name: 'Account' })
  })

  test('shows "Failed to load usage statistics" for the credits', async () => {
    await show()
    await screen.findByText(/Synced/)
    await database().usage.clear()
    server.tell(pullPath, told)
    kickSync()
    await screen.findByText('Failed to load usage statistics')
  })
})

test('shows no failure while the profile is loading', async () => {
  server.tell(pullPath, onItsWay)
  await show()
  await waitFor(() => expect(server.heard).toContain(pullPath))
  await screen.findByText('Loading your account')
  expect(screen.queryByText(/^Failed/)).toBeNull()
})

test('shows no failure while the credits are loading', async () => {
  await show()
  await screen.findByText(/Synced/)
  const asked = server.heard.length
  server.tell(pullPath, onItsWay)
  kickSync()
  await waitFor(() => expect(server.heard.slice(asked)).toContain(pullPath))
  await database().usage.clear()
  await screen.findByText('Loading…')
  expect(screen.queryByText(/^Failed/)).toBeNull()
})

test('promises the profile for later while offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  server.tell(pullPath, noResponse)
  await show()
  await screen.findByText('You are offline. We will load this when you are back online.')
})

test('shows the credits of a working server', async () => {
  await show()
  await screen.findByText('0 of 3 used')
  expect(screen.queryByText(/^Failed/)).toBeNull()
})

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { database } from '#src/db/core/open.ts'
import { setSession } from '#src/state/session.ts'
import { kickSync } from '#src/sync/engine/engine.ts'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { failures, onItsWay, pullPath, stubServer } from '#tests/support/device/stub-server.ts'
import { AccountPage } from './account-page.tsx'

const server = stubServer()

/** Waits for the first pull, whose writes could otherwise interfere with the test. */
async function show(): Promise<void> {
  await showToAda('/account', <AccountPage />)
  await screen.findByText(/Synced/)
}

test.each(failures)('shows "Failed to load usage statistics" if the server %s', async (_, told) => {
  await show()
  await database().usage.clear()
  server.tell(pullPath, told)
  kickSync()
  await screen.findByText('Failed to load usage statistics')
})

test('shows no failure while the credits are loading', async () => {
  await show()
  const asked = server.heard.length
  server.tell(pullPath, onItsWay)
  kickSync()
  await waitFor(() => expect(server.heard.slice(asked)).toContain(pullPath))
  await database().usage.clear()
  await screen.findByText('Loading…')
  expect(screen.queryByText(/^Failed/)).toBeNull()
})

async function changeConsent(): Promise<HTMLElement> {
  await show()
  fireEvent.click(await screen.findByLabelText(/news about Keytrail/))
  return screen.getByRole('button', { name: 'Save Changes' })
}

test('shows "Profile updated successfully" once the change is on this device', async () => {
  fireEvent.click(await changeConsent())
  await screen.findByText('Profile updated successfully')
})

test('shows "Error updating profile" if this device cannot be written to', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const save = await changeConsent()
  for (const method of ['put', 'add'] as const)
    vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(() => {
      throw new Error('no')
    })
  fireEvent.click(save)
  await screen.findByText('Error updating profile')
  expect(reported).toHaveBeenCalledOnce()
})

test('shows "Not logged in" if the session has ended meanwhile', async () => {
  const save = await changeConsent()
  setSession(null)
  fireEvent.click(save)
  await screen.findByText('Not logged in')
  expect(await database().$outbox.count()).toBe(0)
})

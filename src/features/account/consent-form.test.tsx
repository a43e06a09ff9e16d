import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { database } from '#src/db/core/open.ts'
import { setSession } from '#src/state/session.ts'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { stubServer } from '#tests/support/device/stub-server.ts'
import { AccountPage } from './account-page.tsx'

stubServer()

async function change(): Promise<HTMLElement> {
  await showToAda('/account', <AccountPage />)
  // Otherwise the mocked failure could hit the pull's write instead of the change's.
  await screen.findByText(/Synced/)
  fireEvent.click(await screen.findByLabelText(/news about Keytrail/))
  return screen.getByRole('button', { name: 'Save Changes' })
}

test('shows "Profile updated successfully" once the change is on this device', async () => {
  fireEvent.click(await change())
  await screen.findByText('Profile updated successfully')
})

test('shows "Error updating profile" if this device cannot be written to', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const save = await change()
  const broken = new Error('no')
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw broken
  })
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw broken
  })
  fireEvent.click(save)
  await screen.findByText('Error updating profile')
  expect(reported).toHaveBeenCalledOnce()
})

test('shows "Not logged in" if the session has ended meanwhile', async () => {
  const save = await change()
  setSession({ status: 'signed-out' })
  fireEvent.click(save)
  await screen.findByText('Not logged in')
  expect(await database().$outbox.count()).toBe(0)
})

// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Dexie } from 'dexie'
import { expect, test, vi } from 'vitest'
import { databasePrefix, KeytrailDatabase, schemaVersion } from '#src/db/core/schema.ts'
import '#tests/support/device/free-locks.ts'
import { ada, stubServer } from '#tests/support/device/stub-server.ts'
import { openUserData } from './open-user-data.ts'
import { eraseUserData } from './user-data.ts'
import { UserDatabase } from './user-database.tsx'

stubServer()

test('a store of a newer build asks for the update, and the update is fetched', async () => {
  const newer = new KeytrailDatabase(ada.id)
  newer.version(schemaVersion + 1).stores({ $later: 'id' })
  await newer.open()
  newer.close()
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  const waiting = Object.assign(new EventTarget(), { postMessage: vi.fn() })
  const registration = { update: vi.fn(async () => {}), installing: null, waiting }
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => registration },
    locks: navigator.locks,
  })

  render(<UserDatabase userId={ada.id}>The screen</UserDatabase>)
  await screen.findByText('This version of Keytrail is too old')
  expect(screen.queryByText('The screen')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Update' }))
  await vi.waitFor(() => expect(waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' }))
  expect(registration.update).toHaveBeenCalledOnce()
  expect(reload).not.toHaveBeenCalled()
  waiting.dispatchEvent(new Event('statechange'))
  expect(reload).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
  cleanup()
  await Dexie.delete(databasePrefix + ada.id)
})

test('what was opened ahead is shown by the first draw', async () => {
  await openUserData(ada.id)
  render(<UserDatabase userId={ada.id}>The screen</UserDatabase>)
  expect(screen.getByText('The screen')).toBeTruthy()
  cleanup()
  await eraseUserData(ada.id)
})

test('what is not open is shown when it is', async () => {
  render(<UserDatabase userId={ada.id}>The screen</UserDatabase>)
  expect(screen.queryByText('The screen')).toBeNull()
  await screen.findByText('The screen')
  cleanup()
  await eraseUserData(ada.id)
})

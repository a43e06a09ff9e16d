import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { closeDatabase, databaseUserIds, openDatabase } from '#src/db/core/open.ts'
import { storedSession } from '#src/remote/auth/stored-session.ts'
import { currentSession, setSession } from '#src/state/session.ts'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { ada, stubServer } from '#tests/support/device/stub-server.ts'
import { countUnsentChanges, signOut } from './sign-out.ts'

const server = stubServer()

test('Successfully signed out!: erases all data on this device, an earlier user’s too', async () => {
  await openDatabase('an earlier user')
  closeDatabase()
  await showToAda('/account', <h1>Account</h1>)
  await signOut()
  await screen.findByText('Successfully signed out!')
  expect(await databaseUserIds()).toEqual([])
  await waitFor(() => expect(server.heard).toContain('/auth/v1/logout'))
})

test('Error signing out: the data on this device cannot be erased', async () => {
  await showToAda('/account', <h1>Account</h1>)
  vi.spyOn(IDBFactory.prototype, 'deleteDatabase').mockImplementationOnce(() => {
    throw new Error('no')
  })
  await signOut()
  await screen.findByText('Error signing out')
  expect(currentSession()).toBeNull()
  expect(location.pathname).toBe('/')
})

test('without storage nothing is unsent, and signing out ends the session', async () => {
  setSession({ userId: ada.id, email: ada.email })
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(await countUnsentChanges()).toBe(0)
  await signOut()
  expect(currentSession()).toBeNull()
  await waitFor(() => expect(storedSession()).toBeNull())
})

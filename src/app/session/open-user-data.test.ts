// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { readMetadata } from '#src/db/core/metadata.ts'
import { eraseDatabase, openDatabase, openUserId } from '#src/db/core/open.ts'
import { sessionKey, sessionStore } from '#src/remote/auth/stored-session.ts'
import { setSyncStatus } from '#src/state/sync-status.ts'
import { ada, storeSession, stubServer } from '#tests/support/device/stub-server.ts'
import { bob } from '#tests/support/rows/made-rows.ts'
import { openUserData } from './open-user-data.ts'
import { closeUserData, eraseUserData, ownLevel } from './user-data.ts'

vi.mock('#src/state/sync-status.ts', { spy: true })

stubServer()
afterEach(() => eraseUserData(ada.id))

const told = () => vi.mocked(setSyncStatus).mock.calls.flatMap(([{ syncedBefore }]) => syncedBefore ?? [])
const pulled = () =>
  vi.waitFor(async () => expect(await readMetadata('pulled_at')).toEqual(expect.any(Number)), {
    timeout: 5_000,
  })

test('the guard does not reopen data that was opened ahead, so a first visit remains a first visit', async () => {
  vi.mocked(setSyncStatus).mockClear()
  await openUserData(ada.id)
  await pulled()
  await openUserData(ada.id)
  expect(told()).toEqual([false])
})

test('closing one user’s data keeps the next user’s data open', async () => {
  await openDatabase(ada.id)
  await openDatabase(bob)
  await closeUserData(ada.id)
  expect(openUserId()).toBe(bob)
  await eraseDatabase(bob)
})

test('data closed meanwhile is opened again', async () => {
  await openUserData(ada.id)
  await pulled()
  await closeUserData(ada.id)
  vi.mocked(setSyncStatus).mockClear()
  await openUserData(ada.id)
  expect(openUserId()).toBe(ada.id)
  expect(told()).toEqual([true])
})

test('a sign-out during the opening cancels it: the next sign-in starts the sync', async () => {
  const opening = openUserData(ada.id)
  sessionStore.removeItem(sessionKey)
  await opening
  storeSession()
  await openUserData(ada.id)
  await pulled()
})

test('a public page does not open the data of a user who has signed out in another tab', async () => {
  sessionStore.removeItem(sessionKey)
  expect(await ownLevel(ada.id)).toBeNull()
  expect(openUserId()).toBeNull()
})

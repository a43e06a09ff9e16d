import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readMark } from '#src/db/core/local-marks.ts'
import { KeytrailDatabase, schemaVersion } from '#src/db/core/schema.ts'
import { readProfile } from '#src/db/reads/profile.ts'
import { changeProfile } from '#src/db/writes/account.ts'
import { evictStore } from '#tests/support/device/evict-store.ts'
import { showScreen } from '#tests/support/device/shown-screen.tsx'
import { ada, stubServer } from '#tests/support/device/stub-server.ts'
import { openUserData } from './open-user-data.ts'
import { UserDatabase } from './user-database.tsx'

const server = stubServer()

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
})

test('data opened ahead is shown by the first render', async () => {
  await openUserData(ada.id)
  render(<UserDatabase userId={ada.id}>The screen</UserDatabase>)
  expect(screen.getByText('The screen')).toBeTruthy()
})

test('reports data that the browser cleared offline, even after a reload, until it is downloaded again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const shown = () => showScreen('/account', <UserDatabase userId={ada.id}>The screen</UserDatabase>)
  shown()
  await screen.findByText('The screen')
  await changeProfile({ first_name: 'Augusta' })
  await vi.waitFor(() => expect(readMark('kept', ada.id)).toBe(1))
  evictStore()
  for (const reload of [cleanup, null]) {
    await screen.findByRole('heading', { name: 'This site’s data was cleared' })
    screen.getByText('1 change that had not been sent is lost.')
    expect(screen.queryByText('The screen')).toBeNull()
    reload?.()
    if (reload) shown()
  }
  expect(server.heard).toEqual([])

  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await screen.findByText('The screen')
  await screen.findByText('1 change that had not been sent is lost.')
  await vi.waitFor(async () => expect(await readProfile()).toMatchObject({ first_name: 'Ada' }))
  expect(readMark('kept', ada.id)).toBe(0)
})

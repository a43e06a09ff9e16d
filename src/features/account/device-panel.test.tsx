// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { database } from '#src/db/open.ts'
import { withRoom } from '#src/db/room.ts'
import { showToAda } from '#tests/support/shown-screen.tsx'
import { storedCheck, storedSearch } from '#tests/support/stored-rows.ts'
import { stubServer } from '#tests/support/stub-server.ts'
import { ArchivePanel } from './archive-panel.tsx'
import { DevicePanel } from './device-panel.tsx'

stubServer()

const show = () =>
  showToAda(
    '/account',
    <>
      <DevicePanel />
      <ArchivePanel />
    </>,
  )

test('what is on the device is one number everywhere: searches and checks', async () => {
  await show()
  await database().searches.bulkPut([storedSearch(), storedSearch()])
  await database().checks.put(storedCheck())
  await screen.findByText(/^2 searches and 1 check are kept here and open without a network\./)
  await screen.findByText(/In it now: 2 searches and 1 check\./)
})

test('one check alone is told in the singular', async () => {
  await show()
  await database().checks.put(storedCheck())
  await screen.findByText(/^1 check is kept here and opens without a network\./)
})

test('nothing yet', async () => {
  await show()
  await screen.findByText(/^No searches or checks are kept here yet\./)
  expect(screen.queryByText(/come back from the server/)).toBeNull()
})

test('what a full disk has let go is told, with its way back', async () => {
  await show()
  await database().checks.bulkPut(Array.from({ length: 11 }, () => storedCheck()))
  await withRoom(vi.fn(async () => {}).mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError')))
  await screen.findByText(
    /^2 of your searches and checks have no room on this device\. What has none comes back/,
  )
})

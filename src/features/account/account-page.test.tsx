import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { database } from '#src/db/core/open.ts'
import { kickSync } from '#src/sync/engine/engine.ts'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { failures, onItsWay, pullPath, stubServer } from '#tests/support/device/stub-server.ts'
import { AccountPage } from './account-page.tsx'

const server = stubServer()
const show = () => showToAda('/account', <AccountPage />)

test.each(failures)('shows "Failed to load usage statistics" if the server %s', async (_, told) => {
  await show()
  await screen.findByText(/Synced/)
  await database().usage.clear()
  server.tell(pullPath, told)
  kickSync()
  await screen.findByText('Failed to load usage statistics')
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

import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { changeProfile } from '#src/db/writes/account.ts'
import { useSyncNotice } from '#src/state/notices.ts'
import { setSyncStatus } from '#src/state/sync-status.ts'
import { kickSync } from '#src/sync/engine/engine.ts'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { onItsWay, pulled, pullPath, stubServer } from '#tests/support/device/stub-server.ts'
import { storedCheck } from '#tests/support/rows/stored-rows.ts'
import { SyncNotices } from './sync-notices.tsx'

const server = stubServer()
const sending = '/rest/v1/rpc/apply_mutations'

function Said() {
  const notice = useSyncNotice()
  return (
    <>
      <p>{notice?.text ?? 'They agree'}</p>
      {notice?.retry && (
        <button type="button" onClick={notice.retry}>
          Try now
        </button>
      )}
    </>
  )
}

async function show(): Promise<void> {
  setSyncStatus({ syncedAt: null, syncedBefore: false })
  await showToAda(
    '/dashboard',
    <>
      <SyncNotices />
      <Said />
    </>,
  )
  await screen.findByText('They agree')
}

async function change(): Promise<void> {
  await changeProfile({ first_name: 'Grace' })
  kickSync()
}

test('shows a change that is being sent', async () => {
  await show()
  server.tell(sending, onItsWay)
  await change()
  await screen.findByText('Sending 1 change')
  expect(screen.queryByRole('button')).toBeNull()
})

test('explains why a failed change is pending, and retries it on request', async () => {
  await show()
  server.tell(sending, { status: 503 })
  await change()
  await screen.findByText('1 change waiting. The server cannot save changes right now.')
  server.tell(sending, { json: { position: '1.1/7', outcomes: [{ outcome: 'applied' }] } })
  fireEvent.click(screen.getByRole('button', { name: 'Try now' }))
  await vi.waitFor(() => expect(screen.getByText('They agree')).toBeTruthy(), 5_000)
})

test('shows the progress of a first sync until it is complete', async () => {
  const checks = Array.from({ length: 30 }, () => storedCheck())
  const rows = checks.map((check) => ({ ...check, search_type: 'search_results_check' }))
  server.tell(pullPath, pulled({ search_history: rows }))
  let answer: (told: object) => void = () => {}
  server.tell('/rest/v1/search_history', new Promise((resolve) => (answer = resolve)))
  await show()
  await screen.findByText('Fetching your searches and checks: 0 of 30')
  answer({ json: checks.slice(0, 20) })
  await screen.findByText('They agree')
})

// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { database } from '#src/db/core/open.ts'
import { readCheck } from '#src/db/reads/checks.ts'
import type { LookupOutcome } from '#src/domain/search/outcomes.ts'
import { leftRejection } from '#tests/support/left-rejection.ts'
import { mockedChecks, untilCancelled } from '#tests/support/run-checks.ts'
import { showToAda } from '#tests/support/shown-screen.tsx'
import { storedCheck, storedKeyPhrase } from '#tests/support/stored-rows.ts'
import { CheckBar } from './check-bar.tsx'

vi.mock('#src/sync/run-check.ts', () => ({ runCheck: vi.fn() }))
vi.mock('#src/db/reads/checks.ts', { spy: true })

const check = mockedChecks()

const phrase = storedKeyPhrase({ keyword: 'matcha' })

function Bar() {
  const [asking, setAsking] = useState(false)
  return (
    <CheckBar
      {...{ phrase, asking }}
      offer={{ pages: 3, refused: false }}
      onAsk={setAsking}
      onStored={() => {}}
      onNote={() => {}}
    />
  )
}

const show = () => showToAda('/key-phrase/1', <Bar />)
async function pressCheck() {
  const button = await screen.findByRole('button', { name: /^Check now/ })
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  fireEvent.click(button)
  fireEvent.click(await screen.findByRole('button', { name: /^Check for/ }))
}
const runs = (count: number) => waitFor(() => expect(check).toHaveBeenCalledTimes(count))
const countIds = () => new Set(check.mock.calls.map(([{ id }]) => id)).size

test('after Cancel the same check goes on', async () => {
  check.mockImplementation(untilCancelled)
  await show()
  await pressCheck()
  await runs(1)
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await pressCheck()
  await runs(2)
  await screen.findByRole('button', { name: 'Cancel' })
  expect(countIds()).toBe(1)
})

test.each<[string, LookupOutcome, number]>([
  ['no answer', { kind: 'unanswered', answer: { from: 'server', status: 503 }, stored: 1 }, 1],
  ['a failure that is settled', { kind: 'failed', code: 'upstream_timeout', stored: 0 }, 2],
  ['a page that failed for good', { kind: 'failed', code: 'upstream_timeout', stored: 1 }, 2],
])('after %s', async (_, outcome, checks) => {
  check.mockResolvedValue(outcome)
  await show()
  await pressCheck()
  await runs(1)
  await screen.findByRole('button', { name: 'Dismiss' })
  await pressCheck()
  await runs(2)
  expect(countIds()).toBe(checks)
})

test('after its answer it is another check', async () => {
  check.mockResolvedValue({ kind: 'stored' })
  await show()
  await pressCheck()
  await runs(1)
  await pressCheck()
  await runs(2)
  expect(countIds()).toBe(2)
})

test('one that waited is the same until its answer has come', async () => {
  check.mockResolvedValue({ kind: 'queued' })
  await show()
  await pressCheck()
  await screen.findByText(/^Waiting for connection/)
  await pressCheck()
  await runs(2)
  expect(countIds()).toBe(1)
  const [run] = check.mock.calls[0] ?? []
  if (!run) throw new Error('nothing was run')
  await database().checks.put(storedCheck({ id: run.id, pages_done: 3, next_cursor: null }))
  await pressCheck()
  await runs(3)
  expect(countIds()).toBe(2)
})

test('a device that cannot be read leaves the button free, and the same check open', async () => {
  check.mockResolvedValue({ kind: 'unanswered', answer: { from: 'server', status: 503 }, stored: 1 })
  await show()
  await pressCheck()
  await screen.findByRole('button', { name: 'Dismiss' })
  const broken = new Error('the store is gone')
  vi.mocked(readCheck).mockRejectedValueOnce(broken)
  expect(await leftRejection(() => void pressCheck())).toBe(broken)
  await pressCheck()
  await runs(2)
  expect(countIds()).toBe(1)
})

// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { database } from '#src/db/core/open.ts'
import type { OutboxEntry } from '#src/db/core/schema.ts'
import { parkEntry, settleEntries } from '#src/db/outbox/outbox.ts'
import { readCheck } from '#src/db/reads/checks.ts'
import { readQueued } from '#src/db/reads/queued-searches.ts'
import { storeCheckFailure } from '#src/db/writes/checks.ts'
import { cancelQueued, queueSearch } from '#src/db/writes/queued-searches.ts'
import type { LookupOutcome } from '#src/domain/search/outcomes.ts'
import { setSyncStatus } from '#src/state/sync-status.ts'
import { stopSync } from '#src/sync/engine/engine.ts'
import type { CheckRun } from '#src/sync/lookups/run-check.ts'
import { leftRejection } from '#tests/support/device/left-rejection.ts'
import { mockedChecks, untilCancelled } from '#tests/support/device/run-checks.ts'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { storedCheck, storedKeyPhrase } from '#tests/support/rows/stored-rows.ts'
import { CheckBar } from './check-bar.tsx'

vi.mock('#src/sync/lookups/run-check.ts', () => ({ runCheck: vi.fn() }))
vi.mock('#src/db/reads/checks.ts', { spy: true })

const check = mockedChecks()

const phrase = storedKeyPhrase({ keyword: 'matcha' })

const onStored = vi.fn()

function Bar() {
  const [asking, setAsking] = useState(false)
  return (
    <CheckBar
      {...{ phrase, asking }}
      offer={{ pages: 3, refused: false }}
      onAsk={setAsking}
      onStored={onStored}
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

async function queue({ id, search_term, country, pages }: CheckRun): Promise<LookupOutcome> {
  await queueSearch({ id, search_type: 'search_results_check', search_term, country, pages })
  return { kind: 'queued' }
}

/** A check that waits in the outbox, shown as such; nothing but the test makes it. */
async function showWaiting() {
  onStored.mockReset()
  check.mockImplementation(queue)
  await show()
  const button = await screen.findByRole('button', { name: /^Check now/ })
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  await stopSync()
  setSyncStatus({ phase: 'offline' })
  await pressCheck()
  await screen.findByText(/^Waiting for connection/)
  const [{ id }] = check.mock.lastCall ?? [{ id: '' }]
  const entry = (await readQueued([id])).get(id)
  if (!entry) throw new Error('nothing waits')
  return entry
}
const isGone = () => waitFor(() => expect(screen.queryByText(/^Waiting for connection/)).toBeNull())
const idOf = (entry: OutboxEntry) => (entry.kind === 'run_search' ? entry.payload.id : '')

test('one that waits is the same until its answer has come', async () => {
  const entry = await showWaiting()
  await pressCheck()
  await runs(2)
  expect(countIds()).toBe(1)
  await screen.findByText(/^Waiting for connection/)
  await database().checks.put(storedCheck({ id: idOf(entry), pages_done: 3 }))
  await settleEntries([entry], null)
  await isGone()
  await waitFor(() => expect(onStored).toHaveBeenCalledExactlyOnceWith(idOf(entry)))
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull()
  await pressCheck()
  await runs(3)
  expect(countIds()).toBe(2)
})

test('one that is being made says how far it is, and no more that it waits', async () => {
  const entry = await showWaiting()
  await database().checks.put(storedCheck({ id: idOf(entry), pages_done: 1, next_cursor: 'more' }))
  setSyncStatus({ phase: 'pushing' })
  await screen.findByText('Fetching page 2 of 3')
  await isGone()
})

test('one that is taken back is not said to wait', async () => {
  const entry = await showWaiting()
  await cancelQueued([idOf(entry)])
  await isGone()
  expect(onStored).not.toHaveBeenCalled()
})

test('its Cancel takes it back', async () => {
  const entry = await showWaiting()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await isGone()
  expect((await readQueued([idOf(entry)])).size).toBe(0)
})

test('one that failed says why', async () => {
  const entry = await showWaiting()
  const row = await readCheck(idOf(entry))
  if (row) await storeCheckFailure(row, 'upstream_timeout')
  await settleEntries([entry], null)
  await screen.findByText(/did not answer in time/)
  await isGone()
  check.mockResolvedValue({ kind: 'stored' })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await runs(2)
  expect(countIds()).toBe(2)
})

test('one that the server refused says why, and is sent again', async () => {
  const entry = await showWaiting()
  await parkEntry(entry, 'credits_exhausted')
  await screen.findByText(/credits/i, { selector: '[role=alert] *' })
  await isGone()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(/^Waiting for connection/)
  expect((await readQueued([idOf(entry)])).get(idOf(entry))?.state).toBe('waiting')
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

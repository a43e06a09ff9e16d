import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { database } from '#src/db/core/open.ts'
import type { OutboxEntry } from '#src/db/core/schema.ts'
import { parkEntry, settleEntries } from '#src/db/outbox/outbox.ts'
import { readCheck } from '#src/db/reads/checks.ts'
import { readQueued } from '#src/db/reads/queued-searches.ts'
import { storeCheckFailure } from '#src/db/writes/checks.ts'
import type { LookupOutcome } from '#src/domain/search/outcomes.ts'
import { setSyncStatus } from '#src/state/sync-status.ts'
import { stopSync } from '#src/sync/engine/engine.ts'
import { mockedChecks, queued, untilCancelled } from '#tests/support/device/run-checks.ts'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { storedCheck, storedKeyPhrase } from '#tests/support/rows/stored-rows.ts'
import { CheckBar } from './check-bar.tsx'

vi.mock('#src/sync/lookups/run-check.ts', () => ({ runCheck: vi.fn() }))

const check = mockedChecks()

const phrase = storedKeyPhrase({ keyword: 'matcha' })

const onStored = vi.fn()

function Bar() {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        Elsewhere
      </button>
      <CheckBar
        {...{ phrase, asking, onStored }}
        offer={{ pages: 3, refused: false }}
        onAsk={setAsking}
        onNote={() => {}}
      />
    </>
  )
}

const show = () => showToAda('/key-phrase/1', <Bar />)
async function pressCheck(calls: number) {
  const button = await screen.findByRole('button', { name: /^Check now/ })
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  fireEvent.click(button)
  fireEvent.click(await screen.findByRole('button', { name: /^Check for/ }))
  await runs(calls)
}
const runs = (count: number) => waitFor(() => expect(check).toHaveBeenCalledTimes(count))
const countIds = () => new Set(check.mock.calls.map(([{ id }]) => id)).size

test('continues the same check after Cancel', async () => {
  check.mockImplementation(untilCancelled)
  await show()
  await pressCheck(1)
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await pressCheck(2)
  await screen.findByRole('button', { name: 'Cancel' })
  expect(countIds()).toBe(1)
})

test('continues one check if it is requested again elsewhere while it runs', async () => {
  check.mockImplementation(untilCancelled)
  await show()
  await pressCheck(1)
  fireEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
  fireEvent.click(await screen.findByRole('button', { name: /^Check for/ }))
  await runs(2)
  expect(countIds()).toBe(1)
  expect(check.mock.calls.map(([{ signal }]) => signal.aborted)).toEqual([true, false])
})

test.each<[string, LookupOutcome, number]>([
  ['no response', { kind: 'unanswered', answer: { from: 'server', status: 503 }, stored: 1 }, 1],
  ['a settled failure', { kind: 'failed', code: 'upstream_timeout', stored: 0 }, 2],
  ['a page that failed permanently', { kind: 'failed', code: 'upstream_timeout', stored: 1 }, 2],
])('repeats the check or starts a new one after %s', async (_, outcome, checks) => {
  check.mockResolvedValue(outcome)
  await show()
  await pressCheck(1)
  await screen.findByRole('button', { name: 'Dismiss' })
  await pressCheck(2)
  expect(countIds()).toBe(checks)
})

test('starts another check after a response', async () => {
  check.mockResolvedValue({ kind: 'stored' })
  await show()
  await pressCheck(1)
  await pressCheck(2)
  expect(countIds()).toBe(2)
})

/** Stops the sync, so that the test decides when the check leaves the outbox. */
async function showWaiting() {
  check.mockImplementation(queued)
  await show()
  const button = await screen.findByRole('button', { name: /^Check now/ })
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  await stopSync()
  setSyncStatus({ phase: 'offline' })
  await pressCheck(1)
  await screen.findByText(/^Waiting for connection/)
  const [{ id }] = check.mock.lastCall ?? [{ id: '' }]
  const entry = (await readQueued([id])).get(id)
  if (!entry) throw new Error('no check is queued')
  return entry
}
const isGone = () => waitFor(() => expect(screen.queryByText(/^Waiting for connection/)).toBeNull())
const checkId = (entry: OutboxEntry) => (entry.kind === 'run_search' ? entry.payload.id : '')

test('keeps a queued check until its response arrives', async () => {
  const entry = await showWaiting()
  await pressCheck(2)
  expect(countIds()).toBe(1)
  await screen.findByText(/^Waiting for connection/)
  await database().checks.put(storedCheck({ id: checkId(entry), pages_done: 3 }))
  await settleEntries([entry], null)
  await isGone()
  await waitFor(() => expect(onStored).toHaveBeenCalledExactlyOnceWith(checkId(entry)))
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull()
  await pressCheck(3)
  expect(countIds()).toBe(2)
})

test('shows the progress of a queued check once it runs', async () => {
  const entry = await showWaiting()
  await database().checks.put(storedCheck({ id: checkId(entry), pages_done: 1, next_cursor: 'more' }))
  setSyncStatus({ phase: 'pushing' })
  await screen.findByText('Fetching page 2 of 3')
  await isGone()
})

test('cancels a queued check', async () => {
  const entry = await showWaiting()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await isGone()
  expect((await readQueued([checkId(entry)])).size).toBe(0)
  expect(onStored).not.toHaveBeenCalled()
})

test('continues a queued check that was cancelled after its first page', async () => {
  const entry = await showWaiting()
  await database().checks.put(storedCheck({ id: checkId(entry), pages_done: 1, next_cursor: 'more' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await isGone()
  await waitFor(() => expect(onStored).toHaveBeenCalledExactlyOnceWith(checkId(entry)))
  await pressCheck(2)
  expect(countIds()).toBe(1)
})

test('shows why a queued check failed', async () => {
  const entry = await showWaiting()
  const row = await readCheck(checkId(entry))
  if (row) await storeCheckFailure(row, 'upstream_timeout')
  await settleEntries([entry], null)
  await screen.findByText(/did not answer in time/)
  await isGone()
  check.mockResolvedValue({ kind: 'stored' })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await runs(2)
  expect(countIds()).toBe(2)
})

test('shows why the server refused a queued check, and retries it', async () => {
  const entry = await showWaiting()
  await parkEntry(entry, 'credits_exhausted')
  await screen.findByText(/credits/i, { selector: '[role=alert] *' })
  await isGone()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(/^Waiting for connection/)
  expect((await readQueued([checkId(entry)])).get(checkId(entry))?.state).toBe('waiting')
})

import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { database, openDatabase } from '#src/db/core/open.ts'
import type { NewOutboxEntry } from '#src/db/core/schema.ts'
import { nextMutations } from '#src/db/outbox/outbox.ts'
import { showScreen } from '#tests/support/device/shown-screen.tsx'
import { ada } from '#tests/support/device/stub-server.ts'
import { UnsentChanges } from './account-page.tsx'

/** Renders without sync, which would send the pending changes. */
async function show(): Promise<void> {
  await openDatabase(ada.id)
  showScreen('/account', <UnsentChanges />)
}

function note(changed: Partial<NewOutboxEntry> = {}): NewOutboxEntry {
  return {
    kind: 'put_note',
    payload: { id: crypto.randomUUID(), keyword_id: 'matcha-id', day: '2026-11-01', text: 'New video' },
    row: `key_phrase_notes/${crypto.randomUUID()}`,
    id: crypto.randomUUID(),
    user_id: database().userId,
    state: 'waiting',
    attempts: 0,
    next_attempt_at: 0,
    last_error: null,
    created_at: new Date(Date.now() - 3_600_000).toISOString(),
    ...changed,
  } as NewOutboxEntry
}

test('shows nothing without pending changes', async () => {
  await show()
  expect(screen.queryByRole('heading')).toBeNull()
})

test('shows why changes are pending and when they are retried', async () => {
  await show()
  const failing = { attempts: 3, last_error: 'server', next_attempt_at: Date.now() + 240_000 }
  await database().$outbox.add(note(failing))
  const panel = await screen.findByRole('region', { name: 'Changes not sent yet' })
  expect(panel.textContent).toContain('The server cannot save changes right now.')
  expect(panel.textContent).toMatch(/Next try in \d minutes\./)
  expect(panel.textContent).toContain('have been waiting for some time')
  expect(panel.textContent).toContain('Note')
  within(panel).getByRole('button', { name: 'Try now' })
})

test('names the missing network as the reason and offers no button', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await show()
  await database().$outbox.add(note())
  const panel = await screen.findByRole('region', { name: 'Changes not sent yet' })
  expect(panel.textContent).toContain('You are offline.')
  expect(within(panel).queryByRole('button', { name: 'Try now' })).toBeNull()
})

test('offers no retry of damaged changes', async () => {
  await show()
  await database().$outbox.bulkAdd([
    note({ state: 'parked', last_error: 'invalid_change' }),
    { ...note({ state: 'parked' }), kind: 'add_key_phrase', payload: undefined },
    { ...note(), kind: 'run_search', payload: undefined },
  ] as unknown as NewOutboxEntry[])
  const panel = await screen.findByRole('region', { name: 'Changes that could not be saved' })
  const buttons = (name: string) => within(panel).queryAllByRole('button', { name })
  expect(buttons('Discard')).toHaveLength(1)
  await nextMutations(1, () => true)
  await waitFor(() => expect(buttons('Discard')).toHaveLength(3))
  expect(panel.textContent).toContain('Change: not saved. It was damaged on this device.')
  expect(buttons('Try again')).toHaveLength(1)
  fireEvent.click(buttons('Discard')[2] as HTMLElement)
  await waitFor(() => expect(buttons('Discard')).toHaveLength(2))
})

test('offers to edit, retry or discard a refused change', async () => {
  await show()
  await database().$outbox.add(note({ state: 'parked', last_error: 'invalid_change' }))
  const panel = await screen.findByRole('region', { name: 'Changes that could not be saved' })
  expect(panel.textContent).toContain('Note: not saved. Something in it is too long or not valid.')
  expect(within(panel).getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/key-phrase/matcha-id')
  within(panel).getByRole('button', { name: 'Try again' })
  within(panel).getByRole('button', { name: 'Discard' })
  within(panel).getByRole('button', { name: 'Save as a file' })
})

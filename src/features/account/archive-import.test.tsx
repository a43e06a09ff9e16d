import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { archiveHead, archivePartNames } from '#src/domain/sync/archive.ts'
import { setSession } from '#src/state/session.ts'
import { discardImport, importArchive } from '#src/sync/lookups/import-archive.ts'
import { showScreen } from '#tests/support/device/shown-screen.tsx'
import { ada, stubServer } from '#tests/support/device/stub-server.ts'
import { ArchiveImport } from './archive-panel.tsx'

vi.mock('#src/sync/lookups/import-archive.ts', () => ({ discardImport: vi.fn(), importArchive: vi.fn() }))

const server = stubServer()
const archive = {
  ...archiveHead,
  exported_at: '2026-11-21T09:00:00.000Z',
  ownAccounts: [],
  brandWords: [],
  ...Object.fromEntries(archivePartNames.map((part) => [part, []])),
}

function choose(text: string): void {
  showScreen('/account', <ArchiveImport isEmpty unfinished={null} />)
  const files = [new File([text], 'chosen.json', { type: 'application/json' })]
  fireEvent.change(screen.getByLabelText('Import an archive'), { target: { files } })
}

test('rejects another file and sends nothing', async () => {
  choose(JSON.stringify({ ...archive, version: 2 }))
  await screen.findByText('This file is not a Keytrail archive.')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Import an archive'))
  expect(server.heard).toEqual([])
})

test('asks before importing an archive, and can be cancelled', async () => {
  choose(JSON.stringify(archive))
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  const field = screen.getByLabelText('Import an archive')
  await waitFor(() => expect(document.activeElement).toBe(field))
})

async function startImport(): Promise<void> {
  setSession({ userId: ada.id, email: ada.email })
  choose(JSON.stringify(archive))
  fireEvent.click(await screen.findByRole('button', { name: 'Import' }))
}

test('allows neither cancelling nor another file during an import', async () => {
  const { promise, resolve } = Promise.withResolvers<{ kind: 'imported' }>()
  vi.mocked(importArchive).mockReturnValueOnce(promise)
  await startImport()
  await screen.findByRole('progressbar')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true)
  expect(screen.getByLabelText<HTMLInputElement>('Import an archive').disabled).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  fireEvent.keyDown(document, { key: 'Escape' })
  screen.getByRole('progressbar')
  resolve({ kind: 'imported' })
  await screen.findByText('Archive imported')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText<HTMLInputElement>('Import an archive').disabled).toBe(false)
})

test('discards an unfinished import, after asking; if that fails, the question stays', async () => {
  setSession({ userId: ada.id, email: ada.email })
  vi.mocked(discardImport).mockResolvedValueOnce(false).mockResolvedValueOnce(true)
  showScreen('/account', <ArchiveImport isEmpty={false} unfinished={archive.exported_at} />)
  fireEvent.click(screen.getByRole('button', { name: 'Discard import' }))
  const question = within(await screen.findByRole('dialog'))
  fireEvent.click(question.getByRole('button', { name: 'Discard import' }))
  await screen.findByText('The server cannot be reached now. The import was not discarded.')
  fireEvent.click(question.getByRole('button', { name: 'Discard import' }))
  await screen.findByText('Import discarded')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(discardImport).toHaveBeenCalledTimes(2)
})

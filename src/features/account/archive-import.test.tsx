// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { archiveHead, archivePartNames } from '#src/domain/sync/archive.ts'
import { showScreen } from '#tests/support/shown-screen.tsx'
import { stubServer } from '#tests/support/stub-server.ts'
import { ArchiveImport } from './archive-import.tsx'

const server = stubServer()
const parts = Object.fromEntries(archivePartNames.map((part) => [part, []]))
const archive = { ...archiveHead, exported_at: '2026-11-21T09:00:00.000Z', ...parts }

function choose(text: string): void {
  showScreen('/account', <ArchiveImport isEmpty />)
  const files = [new File([text], 'chosen.json', { type: 'application/json' })]
  fireEvent.change(screen.getByLabelText('Import an archive'), { target: { files } })
}

test.each([
  ['another format', JSON.stringify({ ...archive, format: 'something else' })],
  ['another version', JSON.stringify({ ...archive, version: 2 })],
  ['no JSON', 'not JSON'],
])('This file is not a Keytrail archive.: %s, of which nothing is sent', async (_, text) => {
  choose(text)
  await screen.findByText('This file is not a Keytrail archive.')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(server.heard).toEqual([])
})

test('one that is an archive is asked about', async () => {
  choose(JSON.stringify(archive))
  await screen.findByRole('dialog')
})

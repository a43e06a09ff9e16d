// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '#tests/support/shown-screen.tsx'
import { stubServer } from '#tests/support/stub-server.ts'
import { ArchiveImport } from './archive-import.tsx'

const server = stubServer()

test.each(['{"format":"something else"}', '{"format":"keytrail-archive","version":2}', 'not JSON'])(
  'This file is not a Keytrail archive.: %s, of which nothing is sent',
  async (text) => {
    showScreen('/account', <ArchiveImport isEmpty />)
    const files = [new File([text], 'other.json', { type: 'application/json' })]
    fireEvent.change(screen.getByLabelText('Import an archive'), { target: { files } })
    await screen.findByText('This file is not a Keytrail archive.')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(server.heard).toEqual([])
  },
)

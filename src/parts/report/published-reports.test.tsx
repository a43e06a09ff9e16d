import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { deleteRow } from '#src/db/writes/deletions.ts'
import { RevokeDialog } from './published-reports.tsx'

vi.mock('#src/db/writes/deletions.ts', () => ({ deleteRow: vi.fn() }))

test('the question stays open until the report is revoked', async () => {
  const close = vi.fn()
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  vi.mocked(deleteRow).mockRejectedValueOnce(new Error('no room on this device'))
  render(<RevokeDialog report={{ id: 'r', title: 'October' }} onClose={close} />)
  fireEvent.click(screen.getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(reported).toHaveBeenCalled())
  expect(close).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
})

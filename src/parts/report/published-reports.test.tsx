import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { revokeReport } from '#src/db/writes/report-links.ts'
import { RevokeDialog } from './published-reports.tsx'

vi.mock('#src/db/writes/report-links.ts', () => ({ revokeReport: vi.fn() }))

test('the question stays open until the report is revoked', async () => {
  const close = vi.fn()
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  vi.mocked(revokeReport).mockRejectedValueOnce(new Error('no room on this device'))
  render(<RevokeDialog report={{ id: 'r', title: 'October' }} onClose={close} />)
  fireEvent.click(screen.getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(reported).toHaveBeenCalled())
  expect(close).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
})

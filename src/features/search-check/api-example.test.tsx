import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { showToast } from '#src/state/toasts.ts'
import { ApiExample } from './api-example.tsx'

vi.mock('#src/state/toasts.ts', () => ({ showToast: vi.fn() }))
vi.mock('#src/sync/lookups/run-check.ts', () => ({ runCheck: vi.fn() }))

const copies = () => vi.spyOn(navigator.clipboard, 'writeText')

beforeEach(() => {
  render(<ApiExample keyword="oat milk" country="de" />)
})
it('confirms that the address was copied', async () => {
  const writeText = copies().mockResolvedValue()
  fireEvent.click(screen.getByRole('button', { name: 'Copy URL' }))
  await screen.findByRole('button', { name: 'Copied' })
  expect(writeText.mock.lastCall?.[0]).toMatch(/tiktok-search-general\?keyword=oat\+milk&country=de$/)
  expect(showToast).not.toHaveBeenCalled()
})

it('reports that the browser does not allow copying', async () => {
  copies().mockRejectedValue(new DOMException('Write permission denied.', 'NotAllowedError'))
  fireEvent.click(screen.getByRole('button', { name: 'Copy URL' }))
  await vi.waitFor(() =>
    expect(showToast).toHaveBeenCalledWith('bad', 'This browser does not allow copying here'),
  )
  screen.getByRole('button', { name: 'Copy URL' })
})

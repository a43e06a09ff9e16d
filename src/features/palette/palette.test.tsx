import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showToAda } from '#tests/support/device/shown-screen.tsx'
import { stubServer } from '#tests/support/device/stub-server.ts'
import { Palette } from './palette.tsx'

stubServer()

test('a second press while the stored results are read does not pay for a second check', async () => {
  const onClose = vi.fn()
  await showToAda('/', <Palette places={[]} databaseIsOpen onClose={onClose} />)
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'oat latte' } })
  const check = await screen.findByText(/^Check .*oat latte/)
  const states = vi.spyOn(history, 'pushState')
  fireEvent.click(check)
  fireEvent.click(check)
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(states).toHaveBeenCalledOnce()
  expect(onClose).toHaveBeenCalledOnce()
})

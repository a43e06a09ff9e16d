// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { OfflineStrip } from './offline-strip.tsx'

afterEach(cleanup)

it('is not there when device and server agree', () => {
  const { container } = render(<OfflineStrip offline={false} unsent={0} parked={0} />)
  expect(container.childElementCount).toBe(0)
})

it('says that the device stands alone, and what waits', () => {
  render(<OfflineStrip offline unsent={1} parked={0} />)
  const text = screen.getByRole('status').textContent
  expect(text).toContain('Offline. Showing what is on this device.')
  expect(text).toContain('1 change waiting')
})

it('leads to what was refused', () => {
  const onShowParked = vi.fn()
  render(<OfflineStrip offline={false} unsent={0} parked={2} onShowParked={onShowParked} />)
  expect(screen.getByRole('status').textContent).toContain('2 changes refused')
  fireEvent.click(screen.getByRole('button', { name: 'Review' }))
  expect(onShowParked).toHaveBeenCalledOnce()
})

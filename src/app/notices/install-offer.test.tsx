import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { InstallOffer } from './install-offer.tsx'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-01T10:00:00Z') })
})
function visit(afterMinutes: number): boolean {
  cleanup()
  vi.setSystemTime(Date.now() + afterMinutes * 60_000)
  render(<InstallOffer />)
  return screen.queryByRole('dialog', { name: 'Keep Keytrail on your home screen' }) !== null
}

test('is shown on the second visit, and never again once it is dismissed', () => {
  expect([visit(0), visit(5)]).toEqual([false, false])
  expect(visit(24 * 60)).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect([visit(5), visit(24 * 60), visit(24 * 60)]).toEqual([false, false, false])
})

test('is never shown if the browser blocks storage', () => {
  const setItem = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem })
  expect([visit(0), visit(60), visit(60)]).toEqual([false, false, false])
})

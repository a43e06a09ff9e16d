import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { ToastMessage } from './toast.tsx'
import { ToastArea } from './toast-area.tsx'

const good: ToastMessage = { id: 1, tone: 'good', text: 'Successfully logged in!' }
const bad: ToastMessage = { id: 2, tone: 'bad', text: 'Failed to load search history' }

beforeEach(() => vi.useFakeTimers())
function show() {
  const onDismiss = vi.fn()
  render(<ToastArea toasts={[good, bad]} onDismiss={onDismiss} />)
  act(() => vi.advanceTimersToNextFrame())
  return onDismiss
}

it('announces good news as a status and bad news as an alert, each once', () => {
  show()
  expect(screen.getAllByRole('status').map((toast) => toast.textContent)).toEqual([good.text])
  expect(screen.getAllByRole('alert').map((toast) => toast.textContent)).toEqual([bad.text])
  expect(screen.getAllByText(good.text)).toHaveLength(1)
})

it('removes good news after 5 seconds and errors after 8', () => {
  const onDismiss = show()
  vi.advanceTimersByTime(5_000)
  expect(onDismiss.mock.calls).toEqual([[good.id]])
  vi.advanceTimersByTime(3_000)
  expect(onDismiss.mock.calls).toEqual([[good.id], [bad.id]])
})

it('keeps toasts while the pointer is over them', () => {
  const onDismiss = show()
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Messages' }))
  vi.advanceTimersByTime(60_000)
  expect(onDismiss).not.toHaveBeenCalled()
})

it('closes a toast by its button, and the latest by Escape', () => {
  const onDismiss = show()
  const [first] = screen.getAllByRole('button', { name: 'Dismiss' })
  if (first) fireEvent.click(first)
  fireEvent.keyDown(screen.getByRole('region', { name: 'Messages' }), { key: 'Escape' })
  expect(onDismiss.mock.calls).toEqual([[good.id], [bad.id]])
})

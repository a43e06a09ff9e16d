import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nearPart } from './near-part.tsx'

let comeNear: () => void
let becomeIdle: () => void
beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (task: () => void) => {
    becomeIdle = task
  })
  vi.stubGlobal('cancelIdleCallback', () => undefined)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => tell([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => act(() => void dispatchEvent(new Event('afterprint'))))

function showPage() {
  const Part = nearPart(
    'beside',
    async () => ({ Notes: () => <p>Notes</p> }),
    'Notes',
    () => <p>Later</p>,
  )
  render(<Part />)
  return Part
}

test('renders a part once it is near the viewport', async () => {
  showPage()
  screen.getByText('Later')
  act(() => comeNear())
  await screen.findByText('Notes')
})

test('renders a part that stays out of view once the browser is idle', async () => {
  showPage()
  screen.getByText('Later')
  expect(screen.queryByText('Notes')).toBeNull()
  await act(async () => becomeIdle())
  await screen.findByText('Notes')
})

test('prints a part that is not near: the browser waits for no code', async () => {
  const Part = showPage()
  await Part.preload()
  act(() => void dispatchEvent(new Event('beforeprint')))
  screen.getByText('Notes')
})

// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyPart } from './lazy-part.tsx'
import { WhenNear } from './when-near.tsx'

let comeNear: () => void
beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
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
afterEach(() => {
  act(() => void dispatchEvent(new Event('afterprint')))
  cleanup()
  vi.unstubAllGlobals()
})

/** A page with a part below the viewport, otherwise idle. */
async function showPage() {
  const Part = lazyPart('beside', async () => () => <p>Notes</p>)
  render(
    <WhenNear part={Part} placeholder={<p>Later</p>}>
      <Part />
    </WhenNear>,
  )
  await act(() => new Promise((resolve) => setTimeout(resolve, 10)))
}

test('renders a part once it is near the viewport', async () => {
  await showPage()
  screen.getByText('Later')
  expect(screen.queryByText('Notes')).toBeNull()
  act(() => comeNear())
  screen.getByText('Notes')
})

test('prints a part that is not near: the browser waits for no code', async () => {
  await showPage()
  act(() => void dispatchEvent(new Event('beforeprint')))
  screen.getByText('Notes')
})

import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { emptyOutbox, type SyncNotice, setOutboxCounts, setSyncNotice } from '#src/state/notices.ts'
import { OfflineStrip } from './offline-strip.tsx'

interface Shown extends Partial<typeof emptyOutbox> {
  offline?: boolean
  notice?: SyncNotice | null
}

function show({ offline = false, notice = null, ...counts }: Shown) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!offline)
  setOutboxCounts({ ...emptyOutbox, ...counts })
  setSyncNotice(notice)
  const { hook, history } = memoryLocation({ record: true })
  const { container } = render(
    <Router hook={hook}>
      <OfflineStrip />
    </Router>,
  )
  return { container, history }
}
const text = () => screen.getByRole('status').textContent
const labels = () => screen.queryAllByRole('button').map((button) => button.textContent)

it('renders nothing if device and server agree', () => {
  const { container } = show({})
  expect(container.childElementCount).toBe(0)
})

it('reports that the device is offline, and the pending changes', () => {
  const retry = vi.fn()
  show({ offline: true, unsent: 1, notice: { text: 'Sending 1 change', isArrival: false, retry } })
  expect(text()).toBe('Offline. Showing saved data.1 change waiting')
  expect(labels()).toEqual([])
})

it('leads to the refused changes', () => {
  const { history } = show({ parked: 2 })
  expect(text()).toContain('2 changes not saved')
  fireEvent.click(screen.getByRole('button', { name: 'Review' }))
  expect(history.at(-1)).toBe('/account')
})

it.each([
  ['an upload', 3, { text: 'Sending 3 changes', isArrival: false, retry: null }],
  ['a download', 0, { text: 'Fetching your searches and checks: 5 of 9', isArrival: true, retry: null }],
])('shows %s', (_, unsent, notice) => {
  show({ unsent, notice })
  expect(text()).toBe(notice.text)
})

it('explains why changes are pending, retries them at once and leads to them', () => {
  const retry = vi.fn()
  show({
    unsent: 3,
    notice: { text: '3 changes waiting. The server could not be reached.', isArrival: false, retry },
  })
  expect(text()).toContain('3 changes waiting. The server could not be reached.')
  expect(labels()).toEqual(['Try now', 'Review'])
  fireEvent.click(screen.getByRole('button', { name: 'Try now' }))
  expect(retry).toHaveBeenCalledOnce()
})

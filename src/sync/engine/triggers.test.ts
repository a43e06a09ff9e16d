// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { watchTriggers } from './triggers.ts'

vi.mock('#src/db/outbox/outbox.ts', () => ({ watchWaiting: () => () => {} }))
vi.mock('#src/db/missing/wanted.ts', () => ({ watchAsked: () => () => {} }))

test('reports a page restored from the back-forward cache, not one that is loaded', () => {
  const returned = vi.fn()
  const stop = watchTriggers({ returned, verified: vi.fn(), grown: vi.fn(), asked: vi.fn() })
  const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  show(false)
  expect(returned).not.toHaveBeenCalled()
  show(true)
  expect(returned).toHaveBeenCalledOnce()
  stop()
  show(true)
  expect(returned).toHaveBeenCalledOnce()
})

// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { changeTo } from './change-build.ts'

class PlayedWorker extends EventTarget {
  state = 'installed'
  readonly postMessage = vi.fn()
  become(state: string): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}
const playedWorker = () => new PlayedWorker() as PlayedWorker & ServiceWorker

const reload = vi.fn()
beforeEach(() => {
  vi.spyOn(location, 'reload').mockImplementation(reload)
})

test('reloads once the new build is becoming active', async () => {
  const worker = playedWorker()
  changeTo(worker)
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' })
  expect(reload).not.toHaveBeenCalled()
  worker.become('activating')
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('changes to a newer build that replaces the new one meanwhile', async () => {
  const [worker, newer] = [playedWorker(), playedWorker()]
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ waiting: newer }) } })
  changeTo(worker)
  worker.become('redundant')
  await vi.waitFor(() => expect(newer.postMessage).toHaveBeenCalledOnce())
  expect(reload).not.toHaveBeenCalled()
  newer.become('activating')
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

test('reloads at once if no build is waiting', () => {
  changeTo(null)
  expect(reload).toHaveBeenCalledOnce()
})

// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { quietMoment } from './idle.ts'

const state = vi.spyOn(document, 'readyState', 'get')

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (idle: () => void) => setTimeout(idle))
})
function watched() {
  const answered = vi.fn()
  void quietMoment().then(answered)
  return answered
}

test('resolves some time after the page has loaded, not while it loads', async () => {
  state.mockReturnValue('interactive')
  const answered = watched()
  await vi.advanceTimersByTimeAsync(60_000)
  dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(answered).toHaveBeenCalledWith(true)
})

test('returns false if the user saves data', async () => {
  state.mockReturnValue('complete')
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  const answered = watched()
  await vi.advanceTimersByTimeAsync(0)
  expect(answered).toHaveBeenCalledWith(false)
})

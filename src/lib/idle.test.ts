// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { quietMoment } from './idle.ts'

const state = vi.spyOn(document, 'readyState', 'get')

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (idle: () => void) => setTimeout(idle))
})
function watched(): { answer: boolean | undefined } {
  const seen: { answer: boolean | undefined } = { answer: undefined }
  void quietMoment().then((answer) => {
    seen.answer = answer
  })
  return seen
}

test('resolves some time after the page has loaded, not while it loads', async () => {
  state.mockReturnValue('interactive')
  const seen = watched()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(seen.answer).toBeUndefined()
  dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(seen.answer).toBeUndefined()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(seen.answer).toBe(true)
})

test('returns false if the user saves data', async () => {
  state.mockReturnValue('complete')
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  const seen = watched()
  await vi.advanceTimersByTimeAsync(0)
  expect(seen.answer).toBe(false)
})

import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { PartMissing } from '#src/lib/fetch-part.ts'
import { useContent } from './use-content.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
async function* copies() {
  yield { value: 'the post', savedAt: null }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const setOnLine = (onLine: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
async function comeOnline(): Promise<void> {
  setOnLine(true)
  await act(async () => void dispatchEvent(new Event('online')))
  await pass(0)
}

async function showUnlucky(failures: number) {
  const load = vi.fn(async () => copies())
  for (let n = 0; n < failures; n += 1) load.mockRejectedValueOnce(new PartMissing())
  const { result } = renderHook(() => useContent(undefined, load))
  await pass(0)
  expect(result.current.view).toEqual({ kind: 'failed', offline: false })
  return { load, view: () => result.current.view }
}

test('retries failed content by itself, and shows the failure until then', async () => {
  const { load, view } = await showUnlucky(3)
  for (const pauseMs of [2_000, 4_000]) {
    await pass(pauseMs - 1)
    const { length } = load.mock.calls
    await pass(1)
    expect(load.mock.calls.length).toBe(length + 1)
    expect(view()).toMatchObject({ kind: 'failed' })
  }
  await pass(8_000)
  expect(view()).toMatchObject({ kind: 'shown', value: 'the post' })
  await pass(60_000)
  expect(load).toHaveBeenCalledTimes(4)
})

test('sends no request while offline, and retries once online', async () => {
  setOnLine(false)
  const load = vi.fn(async () => copies()).mockRejectedValueOnce(new Error('no network'))
  const { result } = renderHook(() => useContent(undefined, load))
  await pass(120_000)
  expect(load).toHaveBeenCalledTimes(1)
  expect(result.current.view).toEqual({ kind: 'failed', offline: true })
  await comeOnline()
  expect(result.current.view).toMatchObject({ kind: 'shown' })
})

test('refreshes a saved copy once online, without hiding its date until then', async () => {
  setOnLine(false)
  const saved = { kind: 'shown', value: 'the post', savedAt: '2026-11-01' }
  async function* old() {
    yield { value: 'the post', savedAt: null }
    yield { value: 'the post', savedAt: '2026-11-01' }
  }
  const load = vi.fn(async (): Promise<ReturnType<typeof copies> | ReturnType<typeof old>> => copies())
  for (let n = 0; n < 3; n += 1) load.mockImplementationOnce(async () => old())
  const seen: unknown[] = []
  const { result } = renderHook(() => {
    const content = useContent(undefined, load)
    seen.push(content.view)
    return content
  })
  await pass(120_000)
  expect(result.current.view).toEqual(saved)
  expect(load).toHaveBeenCalledTimes(1)
  seen.length = 0
  await comeOnline()
  expect(load).toHaveBeenCalledTimes(2)
  for (const view of seen) expect(view).toEqual(saved)
  await pass(30_000)
  expect(load).toHaveBeenCalledTimes(3)
  expect(result.current.view).toEqual(saved)
  await pass(30_000)
  expect(load).toHaveBeenCalledTimes(4)
  expect(result.current.view).toEqual({ ...saved, savedAt: null })
})

test('refreshes content that came with the page once online', async () => {
  setOnLine(false)
  const load = vi.fn(async () => copies()).mockRejectedValueOnce(new Error('no network'))
  const { result } = renderHook(() => useContent('built in', load))
  await pass(0)
  expect(result.current.view).toMatchObject({ kind: 'shown', value: 'built in' })
  await comeOnline()
  expect(result.current.view).toMatchObject({ kind: 'shown', value: 'the post' })
})

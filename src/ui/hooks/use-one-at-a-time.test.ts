// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useOneAtATime } from './use-one-at-a-time.ts'

async function begun() {
  const { result, unmount } = renderHook(useOneAtATime)
  const wait = Promise.withResolvers<string>()
  const onFound = vi.fn()
  let ended: Promise<void> = Promise.resolve()
  await act(async () => {
    ended = result.current.run(() => wait.promise, onFound)
  })
  const end = () =>
    act(async () => {
      wait.resolve('found')
      await ended
    })
  return { result, unmount, onFound, end }
}

it('ignores calls while one is running, and accepts the next afterwards', async () => {
  const { result, onFound, end } = await begun()
  expect(result.current.busy).toBe(true)
  const find = vi.fn(async () => 'second')
  await act(() => result.current.run(find, onFound))
  expect(find).not.toHaveBeenCalled()
  await end()
  expect(onFound.mock.calls).toEqual([['found']])
  expect(result.current.busy).toBe(false)
  await act(() => result.current.run(find, onFound))
  expect(onFound.mock.calls).toEqual([['found'], ['second']])
})

it('does not act after it was dropped, and accepts the next call', async () => {
  const { result, onFound, end } = await begun()
  act(() => result.current.drop())
  expect(result.current.busy).toBe(false)
  const second = Promise.withResolvers<string>()
  await act(async () => void result.current.run(() => second.promise, onFound))
  await end()
  expect(onFound).not.toHaveBeenCalled()
  expect(result.current.busy).toBe(true)
  await act(async () => second.resolve('second'))
  expect(onFound.mock.calls).toEqual([['second']])
})

it('does not act after its screen was left', async () => {
  const { unmount, onFound, end } = await begun()
  unmount()
  await end()
  expect(onFound).not.toHaveBeenCalled()
})

it('passes an error on, and accepts the next call', async () => {
  const { result } = renderHook(useOneAtATime)
  const onFound = vi.fn()
  const failing = () => result.current.run(() => Promise.reject(new Error('planted')), onFound)
  await act(() => expect(failing()).rejects.toThrow('planted'))
  expect(result.current.busy).toBe(false)
  await act(() => result.current.run(async () => 'next', onFound))
  expect(onFound.mock.calls).toEqual([['next']])
})

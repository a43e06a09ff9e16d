import { expect, test } from 'vitest'
import { inGroups, runPool } from './groups.ts'

const never = new AbortController().signal

test('processes all items in order, at most `size` at a time', async () => {
  const started: number[] = []
  let running = 0
  let most = 0
  await runPool(
    Array.from({ length: 20 }, (_, n) => n),
    3,
    async (n) => {
      started.push(n)
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, n % 4))
      running -= 1
    },
    never,
  )
  expect(started).toEqual(Array.from({ length: 20 }, (_, n) => n))
  expect(most).toBe(3)
})

test('starts nothing after it was aborted, and waits for running work', async () => {
  const stop = new AbortController()
  const finished: number[] = []
  await runPool(
    [0, 1, 2, 3, 4],
    2,
    async (n) => {
      if (n === 1) stop.abort()
      await Promise.resolve()
      finished.push(n)
    },
    stop.signal,
  )
  expect(finished).toEqual([0, 1])
})

test('rejects with the error of a failed item', async () => {
  await expect(runPool([1], 8, () => Promise.reject(new Error('broken')), never)).rejects.toThrow('broken')
  await expect(runPool([], 8, () => Promise.reject(new Error('broken')), never)).resolves.toBeUndefined()
})

test('keeps the order and puts the rest into the last group', () => {
  expect(inGroups([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(inGroups([1, 2], 5)).toEqual([[1, 2]])
  expect(inGroups([], 2)).toEqual([])
})

import { expect, test } from 'vitest'
import { cacheDemo, cachedDemo } from './demo-cache.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 12, 0) + minutes * 60_000)
const results = { items: [{ word: 'a', group_id: 'b', seed_phrase: 'tea' }], source: 'sample' } as const

test('caches each query for five minutes', () => {
  cacheDemo('tea', results, at(0))
  expect(cachedDemo('tea', at(4.9))).toBe(results)
  expect(cachedDemo('tea', at(5))).toBeUndefined()
  expect(cachedDemo('coffee', at(0))).toBeUndefined()
})

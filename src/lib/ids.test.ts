import { expect, test } from 'vitest'
import { derivedId, newId } from './ids.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('derives distinct UUIDs from a root, none equal to it', () => {
  const root = newId()
  const ids = Array.from({ length: 1000 }, (_, n) => derivedId(root, n))
  expect(new Set([root, ...ids]).size).toBe(1001)
  expect(ids.every((id) => uuid.test(id))).toBe(true)
})

test('derives the same id from the same root and number', () => {
  const root = '6b1f0c5e-6a0f-4b7e-9a0e-0c6fffffffff'
  expect(derivedId(root, 0)).toBe('6b1f0c5e-6a0f-4b7e-9a0e-0c6ffffffffe')
  expect(derivedId(root, 49)).toBe(derivedId(root, 49))
})

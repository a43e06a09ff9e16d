import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useQuery } from './use-query.ts'

test('sets and removes parameters, keeps the others, and adds no entry to the history', () => {
  history.replaceState(null, '', '/rank-tracking?add=matcha&q=x')
  const { result } = renderHook(useQuery)
  const entries = history.length
  act(() => result.current[1]({ q: '', in: 'gb' }))
  expect(location.search).toBe('?add=matcha&in=gb')
  expect(history.length).toBe(entries)
})

// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openStore } from '#tests/support/device/opened-store.ts'
import { useKeywordActs } from './use-keyword-act.ts'

openStore()

it.each(['check', 'findMore'] as const)('%s: two quick presses start one look-up', async (name) => {
  const push = vi.spyOn(history, 'pushState')
  const { result } = renderHook(() => useKeywordActs('basic', 'gb'))
  const first = result.current[name]('matcha')
  const second = result.current[name]('matcha')
  await Promise.all([first, second])
  expect(push).toHaveBeenCalledOnce()
})

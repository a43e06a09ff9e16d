// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { eraseDatabase, openDatabase } from '#src/db/core/open.ts'
import { ada } from '#tests/support/device/stub-server.ts'
import { useKeywordActs } from './use-keyword-act.ts'

beforeEach(() => openDatabase(ada.id))
afterEach(async () => {
  cleanup()
  await eraseDatabase(ada.id)
})

it.each(['check', 'findMore'] as const)('%s: two quick presses start one look-up', async (name) => {
  const push = vi.spyOn(history, 'pushState')
  const { result } = renderHook(() => useKeywordActs('basic', 'gb'))
  const first = result.current[name]('matcha')
  const second = result.current[name]('matcha')
  await Promise.all([first, second])
  expect(push).toHaveBeenCalledOnce()
})

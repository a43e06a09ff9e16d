import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from './database/database.ts'
import type { FunctionsProcess } from './http/functions-process.ts'
import { startSchedule } from './schedule.ts'

afterEach(() => void vi.useRealTimers())

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 15, 3, 0, 30) }))
async function hour(workers: number, answer: () => Response, onError: (error: unknown) => void) {
  const ran = new Map<string, number>()
  const count = (name: string) => void ran.set(name, (ran.get(name) ?? 0) + 1)
  const database = {
    exec: async (sql: string) => count(sql),
    query: async (sql: string) => {
      expect(sql).toContain('private.tracker_workers_wanted()')
      return [{ workers }]
    },
  } as unknown as Database
  const functions = {
    fetch: async (request: Request) => {
      expect(request.headers.get('authorization')).toBe('Bearer secret')
      count(new URL(request.url).pathname)
      return answer()
    },
  } as unknown as FunctionsProcess
  const stop = startSchedule({ database, functions, secretKey: 'secret' }, onError)
  await vi.advanceTimersByTimeAsync(3_600_000)
  const inAnHour = Object.fromEntries(ran)
  stop()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(Object.fromEntries(ran)).toEqual(inAnHour)
  return inAnHour
}

test('runs each job on schedule, and none after the stop', async () => {
  const onError = vi.fn()
  expect(await hour(1, () => new Response(), onError)).toEqual({
    'select public.delete_accounts()': 60,
    'select public.expire_pending_searches()': 60,
    'select public.purge_old_rows()': 60,
    'select public.take_imports_back()': 60,
    'select public.keep_measurements()': 6,
    '/functions/v1/track-key-phrases': 60,
    '/functions/v1/send-alerts': 6,
    '/functions/v1/send-digests': 6,
    '/functions/v1/send-webhooks': 60,
    '/functions/v1/stripe-reconcile': 6,
  })
  expect(onError).not.toHaveBeenCalled()
})

test.each([0, 1, 4])('runs as many tracker workers as the backlog needs: %i', async (workers) => {
  const ran = await hour(workers, () => new Response(), vi.fn())
  expect(ran['/functions/v1/track-key-phrases'] ?? 0).toBe(60 * workers)
})

test('reports each failure and continues', async () => {
  const onError = vi.fn()
  const ran = await hour(2, () => new Response(null, { status: 500 }), onError)
  expect(ran['/functions/v1/track-key-phrases']).toBe(120)
  expect(onError).toHaveBeenCalledTimes(120 + 60 + 6 + 6 + 6)
})

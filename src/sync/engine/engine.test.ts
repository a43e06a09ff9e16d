import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeDatabase, database, openDatabase } from '#src/db/core/open.ts'
import { changeProfile } from '#src/db/writes/account.ts'
import { queueSearch } from '#src/db/writes/queued-searches.ts'
import type { Pulled } from '#src/domain/sync/pulled.ts'
import type { AuthEvent } from '#src/remote/auth/auth-events.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { searchSuggestions } from '#src/remote/functions/searches.ts'
import { sendMutations } from '#src/remote/tables/mutations.ts'
import { pullChanges } from '#src/remote/tables/pull-changes.ts'
import { setSyncStatus } from '#src/state/sync-status.ts'
import { openStore } from '#tests/support/device/opened-store.ts'
import { makePulled } from '#tests/support/device/pulled.ts'
import { stubTab } from '#tests/support/device/stubbed-tab.ts'
import { turns, until } from '#tests/support/device/turns.ts'
import { ada } from '#tests/support/rows/made-rows.ts'
import { kickSync, startSync, stopSync } from './engine.ts'
// Loaded in advance: importing takes real time, but these tests advance the clock manually.
import './make-searches.ts'

vi.mock('#src/remote/tables/pull-changes.ts', () => ({ pullChanges: vi.fn() }))
vi.mock('#src/remote/tables/mutations.ts', () => ({ maxMutations: 100, sendMutations: vi.fn() }))
vi.mock('#src/remote/functions/searches.ts', () => ({ searchSuggestions: vi.fn() }))
vi.mock('#src/remote/auth/auth.ts', () => ({
  watchAuth: (listener: Listener) => {
    heard.add(listener)
    return () => heard.delete(listener)
  },
}))
vi.mock('#src/state/sync-status.ts', { spy: true })

type Listener = (event: AuthEvent) => void
const heard = vi.hoisted(() => new Set<Listener>())

let page: EventTarget
let tab: EventTarget & { visibilityState: string }

const minute = 60_000

const pulls = vi.mocked(pullChanges)
const send = vi.mocked(sendMutations)
const search = vi.mocked(searchSuggestions)
const phases = () => vi.mocked(setSyncStatus).mock.calls.flatMap(([{ phase }]) => phase ?? [])
const lastPhase = () => phases().at(-1)

openStore()
beforeEach(() => {
  pulls.mockImplementation(async () => makePulled({}))
  send.mockImplementation(async (_, __, mutations) => ({
    position: '1.1/7',
    outcomes: mutations.map(() => ({ outcome: 'applied' })),
  }))
  ;({ page, tab } = stubTab())
  vi.stubGlobal('reportError', vi.fn())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})

afterEach(async () => {
  await stopSync()
})

const untilStopped = ({ signal }: { signal?: AbortSignal }) =>
  new Promise<never>((_, reject) =>
    signal?.addEventListener('abort', () => reject(new RemoteError('aborted'))),
  )

/** Waits until nothing is running or about to run. */
async function settled(): Promise<void> {
  await until(() => lastPhase() !== 'pushing' && lastPhase() !== 'pulling')
  const before = phases().length
  await turns(50)
  if (phases().length !== before) await settled()
}

async function started(): Promise<void> {
  await database().$facts.put({ key: 'compared_at', value: Date.now() })
  startSync()
  await until(() => phases().includes('pushing'))
  await settled()
  await vi.advanceTimersByTimeAsync(10_000)
  await settled()
  pulls.mockClear()
  send.mockClear()
}

describe('starting', () => {
  test('sends and pulls', async () => {
    await changeProfile({ first_name: 'Ada' })
    startSync()
    await until(() => send.mock.calls.length === 1 && pulls.mock.calls.length > 0)
    await settled()
    expect(lastPhase()).toBe('idle')
    expect(setSyncStatus).toHaveBeenCalledWith({ syncedAt: expect.any(String) })
  })

  test('twice runs one engine', async () => {
    await database().$facts.put({ key: 'compared_at', value: Date.now() })
    startSync()
    startSync()
    await until(() => pulls.mock.calls.length > 0)
    await settled()
    expect(pulls).toHaveBeenCalledOnce()
  })
})

describe('a pull runs', () => {
  beforeEach(started)

  test('within a second after the network is back, at a random moment', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    page.dispatchEvent(new Event('online'))
    await settled()
    expect(pulls).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(500)
    await until(() => pulls.mock.calls.length === 1)
  })

  const become = (visibilityState: string) => {
    tab.visibilityState = visibilityState
    page.dispatchEvent(new Event('visibilitychange'))
  }
  const show = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

  test.each([
    ['the tab becomes visible, not when it is hidden', () => become('visible'), () => become('hidden')],
    ['a page returns from the back-forward cache, not when it loads', () => show(true), () => show(false)],
  ])('when %s', async (_, returns, happens) => {
    happens()
    await vi.advanceTimersByTimeAsync(1_000)
    await settled()
    expect(pulls).not.toHaveBeenCalled()
    returns()
    await vi.advanceTimersByTimeAsync(1_000)
    await until(() => pulls.mock.calls.length === 1)
  })

  test('every five minutes', async () => {
    await vi.advanceTimersByTimeAsync(5 * minute - 10_001)
    await settled()
    expect(pulls).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(10_001)
    await until(() => pulls.mock.calls.length === 1)
  })

  test('after changes were sent', async () => {
    await changeProfile({ first_name: 'Ada' })
    await until(() => send.mock.calls.length === 1)
    await until(() => pulls.mock.calls.length === 1)
  })

  test('one at a time, and once more for all requests in between', async () => {
    const release = Promise.withResolvers<Pulled>()
    pulls.mockReturnValueOnce(release.promise)
    kickSync()
    await until(() => pulls.mock.calls.length === 1)
    for (let n = 0; n < 5; n += 1) kickSync()
    await turns(50)
    expect(pulls).toHaveBeenCalledTimes(1)
    release.resolve(makePulled({}))
    await until(() => pulls.mock.calls.length === 2)
    await settled()
    expect(pulls).toHaveBeenCalledTimes(2)
  })

  test('not for an unchanged token', async () => {
    for (const listener of heard) listener({ kind: 'refreshed' })
    await settled()
    expect(pulls).not.toHaveBeenCalled()
  })
})

test.each([
  ['pull', pulls],
  ['send', send],
])('does not %s while another tab does, but some seconds later', async (work, request) => {
  await started()
  const otherTab = Promise.withResolvers<void>()
  void navigator.locks.request(`keytrail-${work}-${ada}`, () => otherTab.promise)
  await changeProfile({ first_name: 'Ada' })
  kickSync()
  await settled()
  expect(request).not.toHaveBeenCalled()
  otherTab.resolve()
  await vi.advanceTimersByTimeAsync(6_000)
  await until(() => request.mock.calls.length > 0)
})

describe('lanes do not wait for each other', () => {
  beforeEach(started)

  test('sends a change at once during a slow pull', async () => {
    pulls.mockImplementationOnce(untilStopped)
    kickSync()
    await until(() => pulls.mock.calls.length === 1)
    await changeProfile({ first_name: 'Ada' })
    await until(() => send.mock.calls.length === 1)
    expect(pulls).toHaveBeenCalledTimes(1)
  })

  test('sends a change while a queued search runs', async () => {
    search.mockImplementation((_, caller) => untilStopped(caller))
    const id = '00000000-0000-4000-8000-000000000001'
    await queueSearch({ id, search_type: 'basic', search_term: 'latte', country: 'gb', pages: null })
    await until(() => search.mock.calls.length === 1)
    await changeProfile({ first_name: 'Ada' })
    await until(() => send.mock.calls.length === 1)
  })

  test('pulls while nothing can be sent', async () => {
    send.mockRejectedValue(new RemoteError('server', { status: 500 }))
    await changeProfile({ first_name: 'Ada' })
    kickSync()
    await until(() => pulls.mock.calls.length === 1)
    await settled()
    expect(lastPhase()).toBe('failed')
  })
})

describe('without a network', () => {
  beforeEach(async () => {
    await started()
    pulls.mockRejectedValue(new RemoteError('offline'))
    vi.spyOn(Math, 'random').mockReturnValue(1)
    kickSync()
    await until(() => pulls.mock.calls.length === 1)
    await settled()
  })

  test('reports it, and retries at growing intervals', async () => {
    expect(lastPhase()).toBe('offline')
    for (let tries = 1; tries <= 3; tries += 1) {
      await vi.advanceTimersByTimeAsync(500 * 2 ** tries)
      await until(() => pulls.mock.calls.length === 1 + tries)
      await settled()
    }
  })

  test('continues as soon as the token is valid again', async () => {
    pulls.mockImplementation(async () => makePulled({}))
    for (const listener of heard) listener({ kind: 'refreshed' })
    await until(() => lastPhase() === 'idle')
  })
})

test('reports an unexpected error', async () => {
  const fault = new TypeError('undefined is not a function')
  pulls.mockRejectedValue(fault)
  startSync()
  await until(() => lastPhase() === 'failed')
  expect(reportError).toHaveBeenCalledWith(fault)
})

describe('stopping', () => {
  test('during a run aborts its requests, and nothing more is written', async () => {
    const asked = Promise.withResolvers<AbortSignal>()
    pulls.mockImplementation(async ({ signal }) => {
      asked.resolve(signal)
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      const usage = { used: 1, allowance: 3, period_start: '2026-11-01', resets_at: '2026-12-01' }
      return makePulled({}, { usage })
    })
    startSync()
    await asked.promise
    const stopped = stopSync()
    vi.mocked(setSyncStatus).mockClear()
    await stopped
    expect(await database().usage.count()).toBe(0)
    expect(setSyncStatus).not.toHaveBeenCalled()
    closeDatabase()
    await vi.advanceTimersByTimeAsync(10 * minute)
    page.dispatchEvent(new Event('online'))
    kickSync()
    await settled()
    expect(pulls).toHaveBeenCalledOnce()
    expect(reportError).not.toHaveBeenCalled()
  })

  test('between two runs leaves no timer behind', async () => {
    await started()
    expect(vi.getTimerCount()).toBeGreaterThan(0)
    await stopSync()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('affects only this user: the next one has a separate engine', async () => {
    await started()
    await stopSync()
    const bob = '0b0b0b0b-0000-4000-8000-000000000002'
    await openDatabase(bob)
    startSync()
    await until(() => pulls.mock.lastCall?.[0].userId === bob)
  })
})

import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeDatabase, database, databaseUserIds, eraseDatabase, openDatabase } from '#src/db/open.ts'
import { changeProfile } from '#src/db/write.ts'
import type { AuthEvent } from '#src/remote/auth-events.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { pullSearches } from '#src/remote/growing-tables.ts'
import { sendMutation } from '#src/remote/mutations.ts'
import { pullPlans, pullProfile, pullUsage } from '#src/remote/tables.ts'
import { setSyncStatus } from '#src/state/sync-status.ts'
import { kickSync, startSync, stopSync } from './engine.ts'

vi.mock('#src/remote/tables.ts', () => ({
  pullPlans: vi.fn(),
  pullProfile: vi.fn(),
  pullUsage: vi.fn(),
  pullKeyPhrases: vi.fn(async () => []),
  pullNotes: vi.fn(async () => []),
  pullAlertRules: vi.fn(async () => []),
  pullAlerts: vi.fn(async () => []),
  pullAlertSettings: vi.fn(async () => []),
  pullSubscription: vi.fn(async () => []),
}))
vi.mock('#src/remote/growing-tables.ts', () => ({
  pullSearches: vi.fn(),
  pullChecks: vi.fn(async () => ({ rows: [], unreadable: 0, next: null })),
  pullKeyPhraseChecks: vi.fn(async () => ({ rows: [], unreadable: 0, next: null })),
}))
vi.mock('#src/remote/mutations.ts', () => ({ sendMutation: vi.fn() }))
vi.mock('#src/remote/auth.ts', () => ({
  watchAuth: (listener: Listener) => {
    heard.add(listener)
    return () => heard.delete(listener)
  },
}))
vi.mock('#src/state/sync-status.ts', () => ({ setSyncStatus: vi.fn() }))

type Listener = (event: AuthEvent) => void
const heard = vi.hoisted(() => new Set<Listener>())

/** What the engine hears of its tab. */
let page: EventTarget
let tab: EventTarget & { visibilityState: string }

const ada = '0a0a0a0a-0000-4000-8000-000000000001'
const minute = 60_000

const pulls = vi.mocked(pullUsage)
const send = vi.mocked(sendMutation)
const phases = () => vi.mocked(setSyncStatus).mock.calls.flatMap(([{ phase }]) => phase ?? [])
const lastPhase = () => phases().at(-1)

beforeEach(async () => {
  vi.mocked(pullProfile).mockReset().mockResolvedValue([])
  vi.mocked(pullPlans).mockReset().mockResolvedValue([])
  pulls.mockReset().mockResolvedValue([])
  vi.mocked(pullSearches).mockReset().mockResolvedValue({ rows: [], unreadable: 0, next: null })
  send.mockReset().mockResolvedValue('applied')
  vi.mocked(setSyncStatus).mockReset()
  page = new EventTarget()
  tab = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('document', tab)
  vi.stubGlobal('reportError', vi.fn())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  await openDatabase(ada)
})

afterEach(async () => {
  await stopSync()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  for (const userId of await databaseUserIds()) await eraseDatabase(userId)
})

// Waiting counts turns of the event loop, never time: time is what these tests move by hand.
async function turns(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    await vi.advanceTimersByTimeAsync(0)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

async function until(isSo: () => boolean): Promise<void> {
  for (let n = 0; !isSo(); n += 1) {
    if (n === 2_000) throw new Error(`It never came to pass: ${isSo}`)
    await turns(1)
  }
}

/** Waits until no round is running and none is about to. */
async function settled(): Promise<void> {
  await until(() => lastPhase() !== 'pushing' && lastPhase() !== 'pulling')
  const before = phases().length
  await turns(50)
  if (phases().length !== before) await settled()
}

/** Starts, and waits until the first round is over. */
async function started(): Promise<void> {
  startSync()
  await until(() => phases().includes('pushing'))
  await settled()
}

describe('starting', () => {
  test('sends first and pulls then', async () => {
    await changeProfile({ first_name: 'Ada' })
    await started()
    expect(send.mock.invocationCallOrder[0]).toBeLessThan(pulls.mock.invocationCallOrder[0] ?? 0)
    expect(phases()).toEqual(['idle', 'pushing', 'pulling', 'idle'])
    expect(setSyncStatus).toHaveBeenCalledWith({ syncedAt: expect.any(String) })
  })

  test('twice runs one engine', async () => {
    startSync()
    await started()
    expect(pulls).toHaveBeenCalledOnce()
  })
})

describe('a round runs', () => {
  beforeEach(started)

  test('when it is asked for', async () => {
    kickSync()
    await until(() => pulls.mock.calls.length === 2)
  })

  test('when the network is back', async () => {
    page.dispatchEvent(new Event('online'))
    await until(() => pulls.mock.calls.length === 2)
  })

  test('when the tab is seen, not when it is hidden', async () => {
    tab.visibilityState = 'hidden'
    tab.dispatchEvent(new Event('visibilitychange'))
    await settled()
    expect(pulls).toHaveBeenCalledOnce()
    tab.visibilityState = 'visible'
    tab.dispatchEvent(new Event('visibilitychange'))
    await until(() => pulls.mock.calls.length === 2)
  })

  test('every five minutes', async () => {
    await vi.advanceTimersByTimeAsync(5 * minute - 1)
    expect(pulls).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(1)
    await until(() => pulls.mock.calls.length === 2)
  })

  test('when there is a change to send', async () => {
    await changeProfile({ first_name: 'Ada' })
    await until(() => send.mock.calls.length === 1)
  })

  test('one at a time, and once more for all that is asked meanwhile', async () => {
    const release = Promise.withResolvers<never[]>()
    pulls.mockReturnValueOnce(release.promise)
    kickSync()
    await until(() => pulls.mock.calls.length === 2)
    for (let n = 0; n < 5; n += 1) kickSync()
    await turns(50)
    expect(pulls).toHaveBeenCalledTimes(2)
    release.resolve([])
    await until(() => pulls.mock.calls.length === 3)
    await settled()
    expect(pulls).toHaveBeenCalledTimes(3)
  })

  test('five seconds after another tab was found sending, which pulls as well', async () => {
    const otherTab = Promise.withResolvers<void>()
    void navigator.locks.request(`keytrail-send-${ada}`, () => otherTab.promise)
    kickSync()
    await settled()
    expect(pulls).toHaveBeenCalledOnce()
    otherTab.resolve()
    await vi.advanceTimersByTimeAsync(5_000)
    await until(() => pulls.mock.calls.length === 2)
  })

  test('not for a token that is good as ever', async () => {
    for (const listener of heard) listener({ kind: 'refreshed' })
    await settled()
    expect(pulls).toHaveBeenCalledOnce()
  })
})

describe('without a network', () => {
  beforeEach(async () => {
    pulls.mockRejectedValue(new RemoteError('offline'))
    await started()
  })

  test('it says so, and tries again with growing patience', async () => {
    expect(lastPhase()).toBe('offline')
    for (const [rounds, waitMs] of [
      [2, 1_000],
      [3, 2_000],
      [4, 4_000],
    ] as const) {
      await vi.advanceTimersByTimeAsync(waitMs)
      await until(() => pulls.mock.calls.length === rounds)
      await settled()
    }
  })

  test('it goes on as soon as the token is good again', async () => {
    pulls.mockResolvedValue([])
    for (const listener of heard) listener({ kind: 'refreshed' })
    await until(() => lastPhase() === 'idle')
  })
})

describe('a round that fails', () => {
  test.each([
    ['timeout', 'offline'],
    ['server', 'failed'],
    ['unauthorized', 'failed'],
    ['unreadable', 'failed'],
  ] as const)('with %s is shown as %s', async (kind, phase) => {
    pulls.mockRejectedValue(new RemoteError(kind))
    await started()
    expect(lastPhase()).toBe(phase)
    expect(reportError).not.toHaveBeenCalled()
  })

  test('because of a fault of ours is reported, not thrown away', async () => {
    const fault = new TypeError('undefined is not a function')
    pulls.mockRejectedValue(fault)
    await started()
    expect(lastPhase()).toBe('failed')
    expect(reportError).toHaveBeenCalledWith(fault)
  })

  test('to send does not keep a server that can be read from being read', async () => {
    await changeProfile({ first_name: 'Ada' })
    send.mockRejectedValue(new RemoteError('server', { status: 500 }))
    await started()
    expect(pulls).toHaveBeenCalledOnce()
    expect(lastPhase()).toBe('failed')
  })

  test('to send for want of a network does not ask further', async () => {
    await changeProfile({ first_name: 'Ada' })
    send.mockRejectedValue(new RemoteError('offline'))
    await started()
    expect(pulls).not.toHaveBeenCalled()
    expect(lastPhase()).toBe('offline')
  })
})

describe('stopping', () => {
  test('during a round takes its requests back, and nothing is written any more', async () => {
    const asked = Promise.withResolvers<AbortSignal>()
    pulls.mockImplementation(async ({ signal }) => {
      asked.resolve(signal)
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      return [{ used: 1, allowance: 3, period_start: '2026-11-01', resets_at: '2026-12-01' }]
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

  test('between two rounds leaves no timer behind', async () => {
    await started()
    expect(vi.getTimerCount()).toBe(1)
    await stopSync()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('is for this user: the next one has an engine of the own', async () => {
    await started()
    await stopSync()
    const bob = '0b0b0b0b-0000-4000-8000-000000000002'
    await openDatabase(bob)
    startSync()
    await until(() => pulls.mock.lastCall?.[0].userId === bob)
  })
})

import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeDatabase, database, databaseUserIds, eraseDatabase, openDatabase } from '#src/db/open.ts'
import { appendEntry, countUnsent, listParked, nextEntry, retryParked } from '#src/db/outbox.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { type SentMutation, sendMutation } from '#src/remote/mutations.ts'
import { msUntilDue, pushOutbox } from './push.ts'

vi.mock('#src/remote/mutations.ts', () => ({ sendMutation: vi.fn() }))

const ada = '0a0a0a0a-0000-4000-8000-000000000001'
const bob = '0b0b0b0b-0000-4000-8000-000000000002'
const start = new Date('2026-11-21T09:00:00Z')

const send = vi.mocked(sendMutation)
let stop: AbortController

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  send.mockReset().mockResolvedValue('applied')
  stop = new AbortController()
  await openDatabase(ada)
})
afterEach(async () => {
  vi.useRealTimers()
  for (const userId of await databaseUserIds()) await eraseDatabase(userId)
})

function push(hurry = false) {
  return pushOutbox({ userId: ada, signal: stop.signal, hurry })
}

async function append(...names: string[]): Promise<void> {
  for (const name of names) {
    const row = `profiles/${name.at(0)}`
    await appendEntry({ kind: 'update_profile', row, payload: { first_name: name } })
  }
}

function nameOf({ payload }: Pick<SentMutation, 'payload'>): unknown {
  return 'first_name' in payload && payload.first_name
}

const sentNames = () => send.mock.calls.map(([mutation]) => nameOf(mutation))
const refusal = () => new RemoteError('refused', { status: 422, code: 'invalid_change', message: 'too long' })

describe('what waits', () => {
  test('is sent first in, first out, and is gone from the outbox', async () => {
    await append('a1', 'b1', 'a2')
    expect(await push()).toEqual({ sent: 3, obstacle: null })
    expect(sentNames()).toEqual(['a1', 'b1', 'a2'])
    expect(await countUnsent()).toBe(0)
  })

  test('carries its own id, its owner, this device and its place', async () => {
    await append('a1', 'a2')
    const entry = await nextEntry()
    await push()
    const [first, second] = send.mock.calls.map(([mutation]) => mutation)
    expect(first).toMatchObject({
      id: entry?.id,
      user_id: ada,
      sequence: entry?.sequence,
      kind: 'update_profile',
    })
    expect(second?.device_id).toBe(first?.device_id)
    expect(second?.sequence).toBeGreaterThan(first?.sequence ?? 0)
  })

  test('is gone too when the server had it already', async () => {
    await append('a1')
    send.mockResolvedValue('already_applied')
    expect(await push()).toEqual({ sent: 1, obstacle: null })
    expect(await countUnsent()).toBe(0)
  })

  test('is left alone while another tab sends', async () => {
    await append('a1')
    const release = Promise.withResolvers<'applied'>()
    send.mockReturnValueOnce(release.promise)
    const otherTab = push()
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
    expect(await push()).toBe('busy')
    release.resolve('applied')
    await otherTab
    expect(send).toHaveBeenCalledOnce()
  })
})

describe('a server that cannot answer', () => {
  test.each(['offline', 'timeout', 'server', 'unreadable', 'unauthorized', 'aborted'] as const)(
    '(%s) loses nothing and lets nothing overtake',
    async (kind) => {
      await append('a1', 'b1')
      const obstacle = new RemoteError(kind, { message: 'not now' })
      send.mockRejectedValue(obstacle)
      expect(await push()).toEqual({ sent: 0, obstacle })
      expect(sentNames()).toEqual(['a1'])
      expect(await countUnsent()).toBe(2)
      expect(await nextEntry()).toMatchObject({ state: 'waiting', attempts: 1, last_error: 'not now' })
    },
  )

  test('is asked again when the wait is over, not before', async () => {
    await append('a1')
    send.mockRejectedValueOnce(new RemoteError('server'))
    await push()
    expect(await msUntilDue()).toBeGreaterThan(0)
    expect(await push()).toEqual({ sent: 0, obstacle: null })
    expect(send).toHaveBeenCalledOnce()
    vi.setSystemTime(start.getTime() + (await msUntilDue()))
    expect(await push()).toEqual({ sent: 1, obstacle: null })
    expect(await msUntilDue()).toBe(Number.POSITIVE_INFINITY)
  })

  test('is asked at once in a hurry', async () => {
    await append('a1')
    send.mockRejectedValueOnce(new RemoteError('offline'))
    await push()
    expect(await push(true)).toEqual({ sent: 1, obstacle: null })
  })

  test('may say how long to wait, within reason', async () => {
    await append('a1')
    send.mockRejectedValue(new RemoteError('server', { retryAfterMs: 60_000 }))
    await push()
    expect(await msUntilDue()).toBe(60_000)
    send.mockRejectedValue(new RemoteError('server', { retryAfterMs: 86_400_000 }))
    await push(true)
    expect(await msUntilDue()).toBe(300_000)
  })
})

describe('a change that the server refuses', () => {
  test('is parked with the code of the reason; other rows go on, later changes of its row wait', async () => {
    await append('a1', 'a2', 'b1')
    send.mockImplementation(async (mutation) => {
      if (nameOf(mutation) === 'a1') throw refusal()
      return 'applied'
    })
    expect(await push()).toEqual({ sent: 1, obstacle: null })
    expect(sentNames()).toEqual(['a1', 'b1'])
    expect(await listParked()).toMatchObject([
      { payload: { first_name: 'a1' }, last_error: 'invalid_change' },
    ])
    expect(await countUnsent()).toBe(2)
  })

  test('is sent again before the later ones when its owner wants it', async () => {
    await append('a1', 'a2')
    send.mockRejectedValueOnce(refusal())
    await push()
    const [parked] = await listParked()
    await retryParked(parked?.id ?? '')
    await push()
    expect(sentNames()).toEqual(['a1', 'a1', 'a2'])
    expect(await countUnsent()).toBe(0)
  })
})

describe('stopping', () => {
  test.each([
    ['applied', (release: PromiseWithResolvers<'applied'>) => release.resolve('applied')],
    ['refused', (release: PromiseWithResolvers<'applied'>) => release.reject(refusal())],
    ['failed', (release: PromiseWithResolvers<'applied'>) => release.reject(new RemoteError('server'))],
  ])('during a request writes nothing, whether that is then %s or not', async (_, finish) => {
    await append('a1', 'a2')
    const before = await database().$outbox.toArray()
    const release = Promise.withResolvers<'applied'>()
    send.mockReturnValueOnce(release.promise)
    const pushed = push()
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
    stop.abort()
    closeDatabase()
    finish(release)
    expect(await pushed).toEqual({ sent: 0, obstacle: null })
    expect(send).toHaveBeenCalledOnce()
    await openDatabase(ada)
    expect(await database().$outbox.toArray()).toEqual(before)
  })

  test('takes the request back', async () => {
    await append('a1')
    send.mockImplementation(async (_, signal) => {
      stop.abort()
      expect(signal.aborted).toBe(true)
      throw new RemoteError('aborted')
    })
    await push()
    expect(await nextEntry()).toMatchObject({ attempts: 0 })
  })
})

test('an answer under another user’s database is an error, not a write into it', async () => {
  await append('a1')
  send.mockImplementation(async () => {
    await openDatabase(bob)
    await append('b1')
    return 'applied'
  })
  await expect(push()).rejects.toThrow('no longer open')
  expect(await countUnsent()).toBe(1)
})

import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readOutage } from '#src/db/core/metadata.ts'
import { closeDatabase, database, openDatabase } from '#src/db/core/open.ts'
import { appendEntry, countUnsent, listParked } from '#src/db/outbox/outbox.ts'
import { newId } from '#src/lib/ids.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { type Applied, type SentMutation, sendMutations } from '#src/remote/tables/mutations.ts'
import { openStore } from '#tests/support/device/opened-store.ts'
import { nextEntry } from '#tests/support/device/outbox.ts'
import { turns } from '#tests/support/device/turns.ts'
import { repetitions } from '#tests/support/project/long-run.ts'
import { ada, phrase } from '#tests/support/rows/made-rows.ts'
import { msUntilDue, pushOutbox } from './push.ts'

vi.mock('#src/remote/tables/mutations.ts', () => ({ maxMutations: 100, sendMutations: vi.fn() }))

const send = vi.mocked(sendMutations)
type Outcome = Applied['outcomes'][number]

let stop: AbortController
let outcomes: Record<string, Outcome>

const answer = (mutations: readonly SentMutation[]): Applied => ({
  position: '1.1/812',
  outcomes: mutations.map((mutation) => outcomes[String(readName(mutation))] ?? { outcome: 'applied' }),
})

openStore()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') })
  outcomes = {}
  send.mockImplementation(async (_, __, mutations) => answer(mutations))
  stop = new AbortController()
})

function push(hurry = false) {
  return pushOutbox({ userId: ada, signal: stop.signal, hurry })
}

async function append(...names: string[]): Promise<void> {
  for (const name of names) {
    const row = `profiles/${name.at(0)}`
    await appendEntry({ kind: 'change_profile', row, payload: { first_name: name } })
  }
}

function readName({ payload }: Pick<SentMutation, 'payload'>): unknown {
  return 'first_name' in payload && payload.first_name
}

const sent = () => send.mock.calls.map(([, , mutations]) => mutations.map(readName))
const later = (ms: number) => vi.setSystemTime(Date.now() + ms)
const refused: Outcome = { outcome: 'refused', code: 'invalid_change', message: 'too long' }

describe('pending changes', () => {
  test('are sent in one request, first in, first out, and leave the outbox', async () => {
    await append('a1', 'b1', 'a2')
    expect(await push()).toEqual({ sent: 3, obstacle: null })
    expect(sent()).toEqual([['a1', 'b1', 'a2']])
    expect(await countUnsent()).toBe(0)
    expect(await database().$settled.toArray()).toEqual([
      { row: 'profiles/a', position: '1.1/812' },
      { row: 'profiles/b', position: '1.1/812' },
    ])
  })

  test('are sent a hundred at a time', async () => {
    await append(...Array.from({ length: 250 }, (_, n) => `a${n}`))
    expect(await push()).toEqual({ sent: 250, obstacle: null })
    expect(sent().map((names) => names.length)).toEqual([100, 100, 50])
    expect(sent().flat()).toEqual(Array.from({ length: 250 }, (_, n) => `a${n}`))
  })

  test('carry their id, this device, their sequence and their rows', async () => {
    const note = { id: newId(), keyword_id: phrase, day: '2026-11-01', note: 'n' }
    await append('a1')
    await appendEntry({ kind: 'put_note', row: `key_phrase_notes/${note.id}`, payload: note })
    const entry = await nextEntry()
    await push()
    const [caller, device, mutations] = send.mock.calls[0] ?? []
    expect(caller?.userId).toBe(ada)
    expect(device).toMatch(/^[\da-f-]{36}$/)
    expect(mutations?.[0]).toMatchObject({ id: entry?.id, sequence: entry?.sequence, rows: ['profiles/a'] })
    expect(mutations?.[1]?.rows).toEqual([`key_phrase_notes/${note.id}`, `keywords/${phrase}`])
  })

  // Tabs of two builds can share a store.
  test('of a later build are sent unchanged', async () => {
    const later = [
      { kind: 'put_goal', payload: { id: newId(), target: { position: 3 } } },
      { kind: 'change_profile', payload: { first_name: 'Ada', nickname: 'A' } },
    ]
    for (const change of later) await appendEntry({ ...change, row: 'goals/a' } as never)
    expect(await push()).toEqual({ sent: 2, obstacle: null })
    expect(send.mock.calls[0]?.[2]).toMatchObject(later)
  })
})

describe('a server that cannot respond', () => {
  test('loses nothing and lets nothing overtake', async () => {
    await append('a1', 'b1')
    const obstacle = new RemoteError('unreadable', { message: 'not now' })
    send.mockRejectedValue(obstacle)
    expect(await push()).toEqual({ sent: 0, obstacle })
    expect(sent()).toEqual([['a1', 'b1']])
    expect(await countUnsent()).toBe(2)
    expect(await nextEntry()).toMatchObject({ state: 'waiting', attempts: 0 })
  })

  test('is retried after the delay, not before; one change is sent first, then all', async () => {
    await append(...Array.from({ length: 130 }, (_, n) => `a${n}`))
    send.mockRejectedValueOnce(new RemoteError('server'))
    await push()
    expect(await msUntilDue()).toBeGreaterThan(0)
    expect(await push()).toMatchObject({ sent: 0, obstacle: { kind: 'server' } })
    expect(send).toHaveBeenCalledOnce()
    later(await msUntilDue())
    expect(await push()).toEqual({ sent: 130, obstacle: null })
    expect(sent().map((names) => names.length)).toEqual([100, 1, 100, 29])
    expect(await msUntilDue()).toBe(Number.POSITIVE_INFINITY)
  })

  test('for long is probed at least every five seconds, and all is sent after its recovery', async () => {
    await append('a1')
    const outages: unknown[] = []
    send.mockImplementation(async () => {
      outages.push(await readOutage())
      throw new RemoteError('offline')
    })
    const minutes = repetitions(10, 60)
    const end = Date.now() + minutes * 60_000
    let longest = 0
    while (Date.now() < end) {
      await push()
      const waitMs = await msUntilDue()
      longest = Math.max(longest, waitMs)
      later(waitMs)
    }
    expect(longest).toBeLessThanOrEqual(5_000)
    expect(outages.slice(1), 'the user is warned once').not.toContain(undefined)
    // About sixteen requests a minute, with one change each.
    expect(send.mock.calls.length).toBeLessThan(minutes * 24)
    const probes = sent().slice(1)
    expect(probes.every((names) => names.length === 1)).toBe(true)
    send.mockImplementation(async (_, __, mutations) => answer(mutations))
    expect(await push()).toEqual({ sent: 1, obstacle: null })
  })

  test('is retried at once with `hurry`, but at most once a second', async () => {
    await append('a1')
    send.mockRejectedValue(new RemoteError('offline', { retryAfterMs: 60_000 }))
    await push()
    for (let n = 0; n < 5; n += 1) await push(true)
    expect(send).toHaveBeenCalledTimes(1)
    expect(await msUntilDue()).toBeLessThanOrEqual(1_000)
    later(1_000)
    send.mockImplementation(async (_, __, mutations) => answer(mutations))
    expect(await push(true)).toEqual({ sent: 1, obstacle: null })
  })
})

describe('a change that the server refuses', () => {
  test('is parked with its code; other rows continue, later changes of its row wait', async () => {
    await append('a1', 'a2', 'b1')
    outcomes = { a1: refused, a2: { outcome: 'waiting' } }
    expect(await push()).toEqual({ sent: 1, obstacle: null })
    expect(await listParked()).toMatchObject([
      { payload: { first_name: 'a1' }, last_error: 'invalid_change' },
    ])
    expect(await countUnsent()).toBe(2)
    await append('a3', 'b2')
    await push()
    expect(sent()).toEqual([['a1', 'a2', 'b1'], ['b2']])
  })

  test('is found in a batch refused as a whole', async () => {
    await append(...Array.from({ length: 60 }, (_, n) => `${'abcdef'[n % 6]}${n}`))
    send.mockImplementation(async (_, __, mutations) => {
      if (mutations.some((mutation) => readName(mutation) === 'd33'))
        throw new RemoteError('refused', { code: '22P05', message: 'no text' })
      return answer(mutations)
    })
    await push()
    expect(await listParked()).toMatchObject([{ payload: { first_name: 'd33' }, last_error: '22P05' }])
    // The refused change and the four later changes to its row.
    expect(await countUnsent()).toBe(5)
    expect(send.mock.calls.length).toBeLessThan(40)
  })
})

test('postpones a change that fails on the server, with its row, and retries it automatically', async () => {
  await append('a1', 'a2', 'b1')
  outcomes = { a1: { outcome: 'failed', code: '58030', message: 'disk' }, a2: { outcome: 'waiting' } }
  expect(await push(true)).toEqual({ sent: 1, obstacle: null })
  expect(await nextEntry()).toMatchObject({ payload: { first_name: 'a1' }, attempts: 1, last_error: 'disk' })
  expect(await msUntilDue()).toBeGreaterThan(0)
  outcomes = {}
  expect(await push()).toEqual({ sent: 0, obstacle: null })
  later(1_000)
  expect(await push()).toEqual({ sent: 2, obstacle: null })
  expect(sent()).toEqual([
    ['a1', 'a2', 'b1'],
    ['a1', 'a2'],
  ])
})

async function pushing() {
  const release = Promise.withResolvers<Applied>()
  send.mockReturnValueOnce(release.promise)
  const pushed = push()
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
  return { release, pushed }
}

test.each([
  ['applied', (release: PromiseWithResolvers<Applied>) => release.resolve(answer([]))],
  ['refused', (release: PromiseWithResolvers<Applied>) => release.reject(new RemoteError('refused'))],
  ['failed', (release: PromiseWithResolvers<Applied>) => release.reject(new RemoteError('server'))],
])('stopping during a request writes nothing if the request is then %s', async (_, finish) => {
  await append('a1', 'a2')
  const before = await database().$outbox.toArray()
  const { release, pushed } = await pushing()
  stop.abort()
  closeDatabase()
  finish(release)
  expect(await pushed).toEqual({ sent: 0, obstacle: null })
  expect(
    send.mock.calls.map(([{ signal }]) => signal.aborted),
    'the request is aborted',
  ).toEqual([true])
  await openDatabase(ada)
  expect(await database().$outbox.toArray()).toEqual(before)
})

test('losing the lock during a request aborts it and writes nothing', async () => {
  await append('a1')
  const { release, pushed } = await pushing()
  await navigator.locks.request(`keytrail-send-${ada}`, { steal: true }, async () => {})
  expect(await pushed).toBe('busy')
  expect(send.mock.calls[0]?.[0].signal.aborted).toBe(true)
  release.resolve({ position: '1.1/812', outcomes: [{ outcome: 'applied' }] })
  await turns(20)
  expect(await countUnsent()).toBe(1)
})

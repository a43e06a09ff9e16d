import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { database } from '#src/db/core/open.ts'
import { countUnsent } from '#src/db/outbox/outbox.ts'
import { changeProfile } from '#src/db/writes/account.ts'
import { putNote } from '#src/db/writes/notes.ts'
import { newId } from '#src/lib/ids.ts'
import { RemoteError } from '#src/remote/errors.ts'
import type { SentMutation } from '#src/remote/tables/mutations.ts'
import type { ChangesAsked } from '#src/remote/tables/pull-changes.ts'
import type { Caller } from '#src/remote/tables/rest.ts'
import { openStore } from '#tests/support/device/opened-store.ts'
import { server, startServer } from '#tests/support/device/played-remote.ts'
import { stubTab } from '#tests/support/device/stubbed-tab.ts'
import { turns } from '#tests/support/device/turns.ts'
import { faultSeeds, repetitions } from '#tests/support/project/long-run.ts'
import { seededRandom } from '#tests/support/project/random.ts'
import { ada, phrase } from '#tests/support/rows/made-rows.ts'
import { startSync, stopSync } from './engine.ts'

type Carry = <Answer>(signal: AbortSignal, request: () => Promise<Answer>) => Promise<Answer>
const line = vi.hoisted(() => ({ carry: (async (_, request) => request()) as Carry }))

vi.mock('#src/remote/tables/pull-changes.ts', async () => {
  const { pullChanges } = await import('#tests/support/device/played-remote.ts')
  const asked = (caller: Caller, changes: ChangesAsked) =>
    line.carry(caller.signal, () => pullChanges(caller, changes))
  return { pullChanges: asked }
})
vi.mock('#src/remote/tables/mutations.ts', async () => {
  const { maxMutations, sendMutations } = await import('#tests/support/device/played-remote.ts')
  const sent = (caller: Caller, device: string, changes: SentMutation[]) =>
    line.carry(caller.signal, () => sendMutations(caller, device, changes))
  return { maxMutations, sendMutations: sent }
})
vi.mock('#src/remote/tables/rows-by-id.ts', () => import('#tests/support/device/played-remote.ts'))
vi.mock('#src/remote/auth/auth.ts', () => ({ watchAuth: () => () => {} }))

const flaps = repetitions(10, 200)
const changesEach = 5
const notes = Array.from({ length: 4 }, () => newId())
const stepMs = 100

let page: EventTarget
let isOnline: boolean
/** The texts written to each row, oldest first. */
let made: Map<string, string[]>
let silentMs: number
let maxSilentMs: number

openStore()
beforeEach(() => {
  isOnline = true
  made = new Map()
  silentMs = maxSilentMs = 0
  ;({ page } = stubTab())
  vi.stubGlobal('reportError', vi.fn())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  startServer()
  server().setProfile({ id: ada })
})
afterEach(stopSync)

const sleep = (ms: number, signal: AbortSignal) =>
  new Promise((resolve, reject) => {
    setTimeout(resolve, ms)
    signal.addEventListener('abort', () => reject(new RemoteError('aborted')))
  })

function breakLine(random: () => number): void {
  const way = async (signal: AbortSignal) => {
    await sleep(10 + random() * 60, signal)
    if (!isOnline) throw new RemoteError('offline')
  }
  line.carry = async (signal, request) => {
    if (!isOnline) throw new RemoteError('offline')
    await way(signal)
    const answer = await request()
    await way(signal)
    return answer
  }
}

async function change(random: () => number): Promise<void> {
  const text = newId()
  const note = notes[Math.floor(random() * (notes.length + 1))]
  const row = note ?? ada
  if (note === undefined) await changeProfile({ first_name: text })
  else await putNote({ id: note, keyword_id: phrase, day: '2026-11-01', note: text })
  made.set(row, [...(made.get(row) ?? []), text])
}

/** Advances the clock, and measures the longest time online in which no pending change was applied. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += stepMs) {
    const before = server().applied.length
    await vi.advanceTimersByTimeAsync(stepMs)
    await turns(20)
    const after = server().applied.length
    const isSilent = isOnline && after === before && after < [...made.values()].flat().length
    silentMs = isSilent ? silentMs + stepMs : 0
    maxSilentMs = Math.max(maxSilentMs, silentMs)
  }
}

function applied(): Map<string, string[]> {
  const rows = new Map<string, string[]>()
  for (const { payload } of server().applied) {
    const { id = ada, note, first_name } = payload as { id?: string; note?: string; first_name?: string }
    rows.set(id, [...(rows.get(id) ?? []), note ?? first_name ?? ''])
  }
  return rows
}

test.each(faultSeeds(1, 20))(
  `sends ${flaps * changesEach} changes once, in order and within ten seconds over ${flaps} connection losses (seed %i)`,
  { timeout: repetitions(60_000, 600_000) },
  async (seed) => {
    const random = seededRandom(seed)
    breakLine(random)
    startSync()
    for (let flap = 0; flap < flaps; flap += 1) {
      isOnline = flap % 2 === 1
      if (isOnline) page.dispatchEvent(new Event('online'))
      const spanMs = 50 + random() * 2_950
      for (let n = 0; n < changesEach; n += 1) {
        await pass(spanMs / changesEach)
        await change(random)
      }
    }
    await pass(10_000)
    expect(await countUnsent()).toBe(0)
    expect(maxSilentMs).toBeLessThanOrEqual(11_000)
    expect(applied(), `seed ${seed}: each once, a row's in order`).toEqual(made)
    expect(reportError).not.toHaveBeenCalled()
    const here = [
      ...(await database().notes.toArray()).map(({ id, note }) => [id, note]),
      ...(await database().profile.toArray()).map(({ id, first_name }) => [id, first_name]),
    ]
    const last = [...made].map(([row, texts]) => [row, texts.at(-1)])
    expect(here.sort(), `seed ${seed}: the device shows the last of them`).toEqual(last.sort())
  },
)

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { database } from '#src/db/core/open.ts'
import { putNote } from '#src/db/writes/notes.ts'
import { changeProfile } from '#src/db/writes/profile.ts'
import { newId } from '#src/lib/ids.ts'
import { RemoteError } from '#src/remote/errors.ts'
import type { SentMutation } from '#src/remote/tables/mutations.ts'
import type { ChangesAsked } from '#src/remote/tables/pull-changes.ts'
import type { Caller } from '#src/remote/tables/rest.ts'
import { applied, isSent, measureSilence, pass, passUntil } from '#tests/support/device/played-clock.ts'
import { server } from '#tests/support/device/played-remote.ts'
import { closePlayedTab, openPlayedTab } from '#tests/support/device/played-tab.ts'
import { faultSeeds, repetitions } from '#tests/support/project/long-run.ts'
import { seededRandom } from '#tests/support/project/random.ts'
import { ada, phrase } from '#tests/support/rows/made-rows.ts'
import { startSync } from './engine.ts'

// The clock is advanced manually; the store runs in real time.

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
const seeds = faultSeeds(1, 20)

let page: EventTarget
let isOnline: boolean

beforeEach(async () => {
  isOnline = true
  ;({ page } = await openPlayedTab())
})
afterEach(async () => {
  await closePlayedTab()
  line.carry = async (_, request) => request()
})

const sleep = (ms: number, signal: AbortSignal) =>
  new Promise((resolve, reject) => {
    setTimeout(resolve, ms)
    signal.addEventListener('abort', () => reject(new RemoteError('aborted')))
  })

/** A request in flight when the connection breaks is lost on its way to the server or back. */
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

async function change(made: Map<string, string[]>, random: () => number): Promise<void> {
  const text = newId()
  const note = notes[Math.floor(random() * (notes.length + 1))]
  const row = note ?? ada
  if (note === undefined) await changeProfile({ first_name: text })
  else await putNote({ id: note, keyword_id: phrase, day: '2026-11-01', note: text })
  made.set(row, [...(made.get(row) ?? []), text])
}

const isPending = (made: Map<string, string[]>) => server().applied.length < [...made.values()].flat().length

async function expectAgreement(made: Map<string, string[]>, seed: number): Promise<void> {
  expect(applied(), `seed ${seed}: each once, a row's in order`).toEqual(made)
  expect(reportError).not.toHaveBeenCalled()
  const here = [
    ...(await database().notes.toArray()).map(({ id, note }) => [id, note]),
    ...(await database().profile.toArray()).map(({ id, first_name }) => [id, first_name]),
  ]
  const last = [...made].map(([row, texts]) => [row, texts.at(-1)])
  expect(here.sort(), `seed ${seed}: the device shows the last of them`).toEqual(last.sort())
}

test.each(seeds)(
  `sends ${flaps * changesEach} changes once, in order and within ten seconds over ${flaps} connection losses (seed %i)`,
  { timeout: repetitions(60_000, 600_000) },
  async (seed) => {
    const random = seededRandom(seed)
    const made = new Map<string, string[]>()
    breakLine(random)
    startSync()
    let onlineAt = 0
    const { look, maxMs } = measureSilence(() => isOnline && isPending(made))
    for (let flap = 0; flap < flaps; flap += 1) {
      isOnline = flap % 2 === 1
      if (isOnline) {
        onlineAt = Date.now()
        page.dispatchEvent(new Event('online'))
      }
      const spanMs = 50 + random() * 2_950
      for (let n = 0; n < changesEach; n += 1) {
        await pass(spanMs / changesEach, look)
        await change(made, random)
      }
    }
    await passUntil(isSent, 60_000, look)
    const drainedMs = Date.now() - onlineAt
    expect(drainedMs).toBeLessThanOrEqual(10_000)
    expect(maxMs()).toBeLessThanOrEqual(11_000)
    await pass(2_000)
    await expectAgreement(made, seed)
  },
)

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { database } from '#src/db/core/open.ts'
import { countUnsent } from '#src/db/outbox/outbox.ts'
import { putNote } from '#src/db/writes/notes.ts'
import { newId } from '#src/lib/ids.ts'
import { RemoteError } from '#src/remote/errors.ts'
import type { Applied, SentMutation } from '#src/remote/tables/mutations.ts'
import { applied, isSent, pass, passUntil } from '#tests/support/device/played-clock.ts'
import { closePlayedTab, openPlayedTab } from '#tests/support/device/played-tab.ts'
import { faultSeeds, repetitions } from '#tests/support/project/long-run.ts'
import { seededRandom } from '#tests/support/project/random.ts'
import { ada, phrase } from '#tests/support/rows/made-rows.ts'
import { startSync } from './engine.ts'
import { pushOutbox } from './push.ts'

// The browser freezes a tab while it is sending, and thaws it later: meanwhile it keeps its lock but sends no
// heartbeat.

const wire = vi.hoisted(() => ({ carry: async (request: () => Promise<Applied>) => request() }))

vi.mock('#src/remote/tables/pull-changes.ts', () => import('#tests/support/device/played-remote.ts'))
vi.mock('#src/remote/tables/rows-by-id.ts', () => import('#tests/support/device/played-remote.ts'))
vi.mock('#src/remote/tables/mutations.ts', async () => {
  const { maxMutations, sendMutations } = await import('#tests/support/device/played-remote.ts')
  const sent = (caller: unknown, device: string, changes: SentMutation[]) =>
    wire.carry(() => sendMutations(caller, device, changes))
  return { maxMutations, sendMutations: sent }
})
vi.mock('#src/remote/auth/auth.ts', () => ({ watchAuth: () => () => {} }))

const changes = repetitions(250, 500)
const seeds = faultSeeds(2, 20)
const notes = Array.from({ length: 20 }, () => newId())

beforeEach(openPlayedTab)
afterEach(async () => {
  await closePlayedTab()
  wire.carry = async (request) => request()
})

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test.each(seeds)(
  `another tab takes over from one frozen while it sends ${changes} changes, and the thaw duplicates none (seed %i)`,
  { timeout: 60_000 },
  async (seed) => {
    const random = seededRandom(seed)
    const made = new Map<string, string[]>()
    const change = async () => {
      const id = notes[Math.floor(random() * notes.length)] as string
      const note = newId()
      await putNote({ id, keyword_id: phrase, day: '2026-11-01', note })
      made.set(id, [...(made.get(id) ?? []), note])
    }
    for (let n = 0; n < changes; n += 1) await change()

    const requestMs = 500 + random() * 3_000
    const freezeAt = Date.now() + random() * 2 * requestMs
    let asked = 0
    let frozenAt = 0
    const thaw = Promise.withResolvers<void>()
    wire.carry = async (request) => {
      asked += 1
      await sleep(frozenAt > 0 ? 100 : requestMs / 2)
      if (frozenAt > 0) return request()
      // The server receives a request in flight either now or after the thaw.
      const answer = random() < 0.5 ? await request() : null
      const willFreeze = Date.now() + requestMs / 2 >= freezeAt
      await sleep(requestMs / 2)
      if (!willFreeze) return answer ?? request()
      frozenAt = Date.now()
      await thaw.promise
      // The request timed out long ago, but the browser may deliver its response before the timeout.
      if (random() < 0.5) throw new RemoteError('timeout')
      return answer ?? request()
    }
    const frozen = pushOutbox({ userId: ada, signal: new AbortController().signal, hurry: true })
    await passUntil(() => asked > 0, 1_000)
    await pass(random() * requestMs)
    startSync()
    await passUntil(() => frozenAt > 0, 30_000)
    expect(await countUnsent(), 'it is frozen half-way').toBeGreaterThan(0)

    for (let n = 0; n < 10; n += 1) await change()
    await passUntil(isSent, 60_000)
    const drainedMs = Date.now() - frozenAt
    expect(drainedMs).toBeLessThanOrEqual(20_000)

    await pass(random() * 60_000)
    await change()
    thaw.resolve()
    await change()
    await pass(10_000)
    expect(await frozen).toBe('busy')
    expect(await countUnsent()).toBe(0)
    expect(applied(), `seed ${seed}: each once, a row's in order`).toEqual(made)
    const here = (await database().notes.toArray()).map(({ id, note }) => [id, note])
    expect(here.sort()).toEqual([...made].map(([id, texts]) => [id, texts.at(-1)]).sort())
    expect(reportError).not.toHaveBeenCalled()
  },
)

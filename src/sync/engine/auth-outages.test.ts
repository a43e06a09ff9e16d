import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readOutage } from '#src/db/core/metadata.ts'
import { countUnsent } from '#src/db/outbox/outbox.ts'
import { listWaiting } from '#src/db/outbox/outbox-list.ts'
import { putNote } from '#src/db/writes/notes.ts'
import { waitingState } from '#src/domain/sync/sync-state.ts'
import { env } from '#src/lib/env.ts'
import { newId } from '#src/lib/ids.ts'
import { accessToken } from '#src/remote/auth/access-token.ts'
import { watchAuth } from '#src/remote/auth/auth.ts'
import { type AuthEvent, presumeUser } from '#src/remote/auth/auth-events.ts'
// Loaded in advance: importing takes real time, but these tests advance the clock manually.
import '#src/remote/auth/renewing-client.ts'
import { storedSession } from '#src/remote/auth/stored-session.ts'
import type { Caller } from '#src/remote/tables/rest.ts'
import {
  applied,
  isSent,
  measureSilence,
  pass,
  passUntil,
  stepMs,
} from '#tests/support/device/played-clock.ts'
import { server } from '#tests/support/device/played-remote.ts'
import { closePlayedTab, openPlayedTab } from '#tests/support/device/played-tab.ts'
import { makeSession, unsignedToken } from '#tests/support/device/signed-in-server.ts'
import { storeSession, ada as user } from '#tests/support/device/stub-server.ts'
import { faultSeeds, repetitions } from '#tests/support/project/long-run.ts'
import { seededRandom } from '#tests/support/project/random.ts'
import { ada, phrase } from '#tests/support/rows/made-rows.ts'
import { startSync } from './engine.ts'

// The token expires or a server fails while changes are being sent. No event reports that the network is back.

// A pull also requests a token; the pulled rows do not matter here.
vi.mock('#src/remote/tables/pull-changes.ts', async () => {
  const { pullChanges } = await import('#tests/support/device/played-remote.ts')
  const asked = async (caller: Caller, changes: Parameters<typeof pullChanges>[1]) => {
    await accessToken(caller.signal)
    return pullChanges(caller, changes)
  }
  return { pullChanges: asked }
})
vi.mock('#src/remote/tables/rows-by-id.ts', () => import('#tests/support/device/played-remote.ts'))

const changes = repetitions(200, 500)
const seeds = faultSeeds(1, 5)
const notes = Array.from({ length: 40 }, () => newId())

/** The token of each request that sent changes. */
let senders: (string | null)[]
/** Returns a response to use instead of the correct one, or null. */
let spoil: (path: string) => Response | Promise<Response> | null
let events: AuthEvent[]
let stopWatching: () => void

const isAuth = (path: string) => path.includes('/auth/')
const isSend = (path: string) => path.includes('apply_mutations')

async function answer(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const path = String(input)
  if (isSend(path)) senders.push(new Headers(init.headers).get('authorization'))
  const spoilt = spoil(path)
  if (spoilt) return spoilt
  // Each token is unique, because the app does not send a refused token again.
  if (isAuth(path))
    return Response.json(makeSession(user, { access_token: unsignedToken(ada, { id: newId() }) }))
  const { p_mutations } = JSON.parse(String(init.body))
  return Response.json(await server().sendMutations(p_mutations))
}

beforeEach(async () => {
  await openPlayedTab()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', answer)
  env.supabaseUrl = 'http://localhost'
  env.supabaseKey = 'sb_publishable_test'
  ;[senders, events, spoil] = [[], [], () => null]
  storeSession()
  stopWatching = watchAuth((event) => events.push(event))
  presumeUser(ada)
})
afterEach(async () => {
  stopWatching()
  await closePlayedTab()
  // auth-js warns about the failures caused here.
  vi.spyOn(console, 'warn').mockClear()
})

async function queue(random: () => number): Promise<Map<string, string[]>> {
  const made = new Map<string, string[]>()
  for (let n = 0; n < changes; n += 1) {
    const id = notes[Math.floor(random() * notes.length)] as string
    await putNote({ id, keyword_id: phrase, day: '2026-11-01', note: `change ${n}` })
    made.set(id, [...(made.get(id) ?? []), `change ${n}`])
  }
  return made
}

const sorted = (rows: Map<string, string[]>) => [...rows].sort(([a], [b]) => a.localeCompare(b))
const broken = () => Promise.reject(new TypeError('fetch failed'))
const status = (code: number) => new Response('', { status: code })

async function sendHalf(random: () => number, fail: () => void): Promise<void> {
  const requests = 1 + Math.floor(random() * (changes / 100 - 1))
  let answered = 0
  server().onTheWay = async (request) => {
    if (request !== 'apply_mutations') return
    answered += 1
    if (answered === requests) fail()
  }
  startSync()
  await vi.waitFor(async () => {
    await pass(stepMs)
    expect(answered).toBeGreaterThanOrEqual(requests)
  })
}

/** access-token.test.ts and response-error.test.ts cover which errors of either server count as an outage. */
const outages: [string, (path: string) => ReturnType<typeof spoil>][] = [
  ['the token expires and the auth server is down', (path) => (isAuth(path) ? broken() : null)],
  ['the token expires and a proxy returns 400', (path) => (isAuth(path) ? status(400) : null)],
  [
    'the token is refused and the auth server returns 503',
    (path) => (isAuth(path) ? status(503) : isSend(path) ? status(401) : null),
  ],
  ['the server returns 503', (path) => (isSend(path) ? status(503) : null)],
]

test.each(seeds.flatMap((seed) => outages.map(([name, fails]) => [name, seed, fails] as const)))(
  `sends each of ${changes} changes once and warns the user once when %s (seed %i)`,
  { timeout: repetitions(60_000, 300_000) },
  async (name, seed, fails) => {
    const random = seededRandom(seed)
    const made = await queue(random)
    await sendHalf(random, () => {
      spoil = fails
      if (name.includes('expires')) storeSession({ expires_at: Date.now() / 1_000 - 60 })
    })
    let told = 0
    let wasTold = false
    const look = async () => {
      const circumstances = { offline: false, outage: (await readOutage()) ?? null, now: new Date() }
      const state = waitingState(await listWaiting(), circumstances)
      const isTold = state !== null && state.kind !== 'sending'
      if (isTold && !wasTold) told += 1
      wasTold = isTold
    }
    // The first seed's outage is longer than auth-js alone would retry before it pauses for a minute.
    const awayMs = seed === 1 ? 40_000 : 3_000 + random() * 120_000
    await pass(awayMs, look)
    expect(storedSession()?.userId, 'the user stays signed in').toBe(ada)
    expect(await countUnsent()).toBeGreaterThan(0)

    spoil = () => null
    const silence = measureSilence(() => true)
    await passUntil(isSent, 300_000, async () => {
      await look()
      silence.look()
    })
    expect(silence.maxMs()).toBeLessThanOrEqual(11_000)
    expect(sorted(applied())).toEqual(sorted(made))
    expect(senders.filter((token) => !token || token.includes('sb_'))).toEqual([])
    expect(told).toBe(1)
    expect(events.filter(({ kind }) => kind === 'signed-out')).toEqual([])
    expect(reportError).not.toHaveBeenCalled()
  },
)

// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { database, databaseUserIds, eraseDatabase, openUserId } from '#src/db/core/open.ts'
import { changeProfile } from '#src/db/writes/account.ts'
import { env } from '#src/lib/env.ts'
import { announceEnd, announceUser } from '#src/remote/auth/auth-events.ts'
import { forgetSession, sessionKey, sessionStore } from '#src/remote/auth/stored-session.ts'
import { setSession } from '#src/state/session.ts'
import { stopSync } from '#src/sync/engine/engine.ts'
import { makeSession } from '#tests/support/device/signed-in-server.ts'
import { pulled } from '#tests/support/device/stub-server.ts'
import { faultSeeds } from '#tests/support/project/long-run.ts'
import { sample, seededRandom } from '#tests/support/project/random.ts'
import { storedProfile } from '#tests/support/rows/stored-rows.ts'
import { openUserData } from './open-user-data.ts'
import { signOut } from './sign-out.ts'
import { eraseLeftovers } from './user-data.ts'

// Users take turns on one device in any order. Each signs out or is signed out by the server, online or
// offline, with or without pending changes.

const people = ['a', 'b', 'c'].map((letter) => `0${letter}0${letter}0a0a-0000-4000-8000-000000000001`)

const patience = { timeout: 10_000 }

let isOnline: boolean
let taken: Map<string, string[]>

const makeRow = (id: string) =>
  storedProfile({ id, email: `${id}@example.com`, first_name: taken.get(id)?.at(-1) ?? 'nobody' })

async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (!isOnline) throw new TypeError('fetch failed')
  const token = new Headers(init?.headers).get('authorization') ?? ''
  if (!String(input).includes('/rest/')) return Response.json({})
  const { sub } = JSON.parse(atob(token.split('.')[1] ?? ''))
  if (String(input).includes('pull_changes'))
    return Response.json(pulled({}, { profiles: [makeRow(sub)] }).json)
  if (!String(input).includes('apply_mutations')) return Response.json([])
  const { p_mutations } = JSON.parse(String(init?.body))
  const names = p_mutations.map(({ payload }: { payload: { first_name: string } }) => payload.first_name)
  taken.set(sub, [...(taken.get(sub) ?? []), ...names])
  return Response.json({ position: '1.1/7', outcomes: names.map(() => ({ outcome: 'applied' })) })
}

beforeEach(() => {
  taken = new Map()
  isOnline = true
  env.supabaseKey = 'sb_publishable_test'
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
})

async function signIn(userId: string): Promise<void> {
  isOnline = true
  const email = `${userId}@example.com`
  const stored = makeSession({ id: userId, email }, { expires_at: Date.now() / 1000 + 3600 })
  sessionStore.setItem(sessionKey, JSON.stringify(stored))
  setSession({ userId, email })
  await openUserData(userId)
  announceUser(userId, email)
  await eraseLeftovers(userId)
}

const waiting = async () =>
  (await database().$outbox.toArray()).map((entry) => {
    expect(entry.user_id).toBe(database().userId)
    return entry.kind === 'change_profile' ? (entry.payload.first_name ?? '') : ''
  })

test.each(faultSeeds(1, 20))(
  'each user reads and sends only their own data, and every undiscarded change arrives (order %i)',
  { timeout: 120_000 },
  async (seed) => {
    const random = seededRandom(seed)
    const made = new Map(people.map((id) => [id, [] as string[]]))
    const dropped = new Set<string>()
    let here: string | null = null

    const change = async (userId: string) => {
      const name = `${userId} ${made.get(userId)?.length}`
      made.get(userId)?.push(name)
      await changeProfile({ first_name: name })
    }
    const leave = async (userId: string) => {
      for (const name of await waiting()) dropped.add(name)
      await signOut()
      expect(await databaseUserIds(), `seed ${seed}`).not.toContain(userId)
    }
    const beRefused = async (userId: string) => {
      const unsent = (await waiting()).length
      forgetSession()
      announceEnd('refused')
      await vi.waitFor(() => expect(openUserId()).toBeNull(), patience)
      // Only lists the stores: opening one to count its changes would recreate it if it is being erased.
      const isGone = async () => expect(await databaseUserIds()).not.toContain(userId)
      if (unsent === 0) await vi.waitFor(isGone, patience)
      else await vi.waitFor(isGone, 1_000).catch(() => undefined)
    }

    for (let step = 0; step < 30; step += 1) {
      if (here === null) {
        here = sample(people, 1, random)[0] ?? ''
        await signIn(here)
        const seen = JSON.stringify(await Promise.all(database().tables.map((table) => table.toArray())))
        for (const other of people.filter((id) => id !== here)) expect(seen).not.toContain(other)
        await waiting()
        continue
      }
      isOnline = random() < 0.5
      if (isOnline) dispatchEvent(new Event('online'))
      const what = random()
      if (what < 0.6) for (let n = Math.ceil(random() * 20); n > 0; n -= 1) await change(here)
      else {
        await (what < 0.8 ? leave : beRefused)(here)
        here = null
      }
    }
    isOnline = true
    for (const userId of people) {
      if (here !== null && here !== userId) await beRefused(here)
      if (here !== userId) await signIn(userId)
      here = userId
      dispatchEvent(new Event('online'))
      await vi.waitFor(async () => expect(await waiting()).toEqual([]), patience)
    }
    for (const userId of people) {
      const names = taken.get(userId) ?? []
      expect(new Set(names).size, `seed ${seed}: each once`).toBe(names.length)
      const owed = (made.get(userId) ?? []).filter((name) => !dropped.has(name) || names.includes(name))
      expect(names, `seed ${seed}: in order, and only this user’s`).toEqual(owed)
    }
    await stopSync()
    for (const userId of await databaseUserIds()) await eraseDatabase(userId)
    forgetSession()
  },
)

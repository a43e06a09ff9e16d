import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeSession } from '#tests/support/device/signed-in-server.ts'
import { ada, bob } from '#tests/support/rows/made-rows.ts'
import type { AuthEvent } from './auth/auth-events.ts'

const email = 'ada@example.com'

let remote: Awaited<ReturnType<typeof loadRemote>>
let events: AuthEvent[]
let storage: EventTarget
let otherTab: BroadcastChannel

async function loadRemote() {
  vi.resetModules()
  return { ...(await import('./auth/auth.ts')), ...(await import('./auth/stored-session.ts')) }
}

function storeSession(id: string): void {
  const session = makeSession({ id, email }, { expires_at: Math.round(Date.now() / 1000) + 3600 })
  remote.sessionStore.setItem(remote.sessionKey, JSON.stringify(session))
}

beforeEach(async () => {
  storage = new EventTarget()
  vi.stubGlobal('addEventListener', storage.addEventListener.bind(storage))
  otherTab = new BroadcastChannel('keytrail-sign-out')
  remote = await loadRemote()
  // The modules of earlier tests still listen, like other tabs, but must not add to the array of this test.
  const heard: AuthEvent[] = []
  events = heard
  storeSession(ada)
  remote.watchAuth((event) => heard.push(event))
})
afterEach(() => otherTab.close())

test.each([
  ['signed-out', 'click'],
  ['refused', 'refused'],
])('reports %s in another tab as a sign-out by %s', async (message, reason) => {
  otherTab.postMessage(message)
  await vi.waitFor(() => expect(events).toContainEqual({ kind: 'signed-out', reason }))
})

test.each([['signed-out '], ['click'], [{ kind: 'signed-out' }], [['signed-out']], [null]])(
  'ignores %j, which no tab sends',
  async (message) => {
    otherTab.postMessage(message)
    otherTab.postMessage('refused')
    await vi.waitFor(() => expect(events.at(-1)).toMatchObject({ kind: 'signed-out' }))
    expect(events.filter(({ kind }) => kind === 'signed-out')).toEqual([
      { kind: 'signed-out', reason: 'refused' },
    ])
  },
)

test('reports another user signed in by another tab', () => {
  storeSession(bob)
  storage.dispatchEvent(Object.assign(new Event('storage'), { key: remote.sessionKey }))
  expect(events).toContainEqual({ kind: 'signed-in', userId: bob, email })
})

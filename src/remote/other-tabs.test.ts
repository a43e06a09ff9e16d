import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { events, keepSession, remote, startFaultyAuth, watch } from '#tests/support/device/faulty-auth.ts'
import { makeSession } from '#tests/support/device/signed-in-server.ts'
import { ada, bob } from '#tests/support/rows/made-rows.ts'

const email = 'ada@example.com'

let storage: EventTarget
let otherTab: BroadcastChannel

const keep = (id: string) =>
  keepSession(makeSession({ id, email }, { expires_at: Math.round(Date.now() / 1000) + 3600 }))

startFaultyAuth()
beforeEach(() => {
  storage = new EventTarget()
  vi.stubGlobal('addEventListener', storage.addEventListener.bind(storage))
  otherTab = new BroadcastChannel('keytrail-sign-out')
  keep(ada)
  watch()
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
  keep(bob)
  storage.dispatchEvent(Object.assign(new Event('storage'), { key: remote.sessionKey }))
  expect(events).toContainEqual({ kind: 'signed-in', userId: bob, email })
})

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setMark } from '#src/db/core/local-marks.ts'
import { env } from '#src/lib/env.ts'
import { sessionKey } from '#src/remote/auth/stored-session.ts'
import { askAhead, pullChanges } from '#src/remote/tables/pull-changes.ts'
import { makeSession, unsignedToken } from '#tests/support/device/signed-in-server.ts'
import { ada, bob } from '#tests/support/rows/made-rows.ts'
import { firstQuestion } from '../vite/first-question.ts'

const server = 'https://project.supabase.test'
const answer = { cursor: '1.1/8:8:', restarts: true, usage: null, pages: [] }
const first = { cursor: null, open: {}, tally: false }
const caller = (userId: string) => ({ userId, signal: new AbortController().signal })

let asked: { url: string; method: string; body: unknown; headers: Record<string, string | null> }[] = []

function storeSession(userId: string, expiresInMs: number): void {
  const session = makeSession({ id: userId, email: '' }, { expires_at: (Date.now() + expiresInMs) / 1000 })
  localStorage.setItem(sessionKey, JSON.stringify(session))
}

/** Runs the script outside any module, as the page does. */
async function openPage(): Promise<void> {
  new Function(
    firstQuestion({ VITE_SUPABASE_URL: server, VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test' }),
  )()
  await globalThis.keytrailAsked?.answer
}

beforeEach(() => {
  asked = []
  localStorage.clear()
  env.supabaseUrl = server
  env.supabaseKey = 'sb_publishable_test'
  storeSession(ada, 3_600_000)
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    const names = ['apikey', 'authorization', 'content-type']
    asked.push({
      url: String(input),
      method: init.method ?? 'GET',
      body: JSON.parse(String(init.body)),
      headers: Object.fromEntries(names.map((name) => [name, headers.get(name)])),
    })
    return Response.json(answer)
  })
})
afterEach(() => {
  globalThis.keytrailAsked = undefined
})

test('is the app’s own first request, and the app uses its response', async () => {
  const opened = openPage()
  expect(asked, 'sent before any request for code').toHaveLength(1)
  await opened
  askAhead(ada)
  expect(await pullChanges(caller(ada), first)).toMatchObject({ cursor: answer.cursor })
  expect(asked).toHaveLength(1)
  askAhead(ada)
  await pullChanges(caller(ada), first)
  expect(asked, 'no response is used twice').toHaveLength(2)
  // The page's request omits parameters that have their default values.
  expect(asked[0]).toEqual({ ...asked[1], body: {} })
  expect(asked[1]?.body).toEqual({ p_cursor: null, p_open: {}, p_tally: false })
})

test('is repeated by the app if another user has signed in', async () => {
  await openPage()
  storeSession(bob, 3_600_000)
  askAhead(bob)
  await pullChanges(caller(bob), first)
  expect(asked.map(({ headers }) => headers.authorization)).toEqual(
    [ada, bob].map((user) => `Bearer ${unsignedToken(user)}`),
  )
})

test('is repeated by the app if the server refuses it', async () => {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 401 }))
  await openPage()
  vi.stubGlobal('fetch', fetch)
  askAhead(ada)
  await pullChanges(caller(ada), first)
  expect(asked).toHaveLength(1)
})

test.each([
  ['a device that has the user’s store', () => setMark('kept', ada, 0)],
  [
    'a page from a service worker',
    () => vi.stubGlobal('navigator', { onLine: true, serviceWorker: { controller: {} } }),
  ],
  ['a device without a network', () => vi.stubGlobal('navigator', { onLine: false })],
  ['a token that is about to expire', () => storeSession(ada, 10_000)],
])('is not sent by %s', async (_, set) => {
  set()
  await openPage()
  expect(asked).toEqual([])
})

test('is sent on a device with another user’s store', async () => {
  setMark('kept', bob, 0)
  await openPage()
  expect(asked).toHaveLength(1)
})

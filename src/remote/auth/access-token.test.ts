import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  events,
  keepSession,
  remote,
  server,
  startFaultyAuth,
  watch,
} from '#tests/support/device/faulty-auth.ts'
import { makeSession, unsignedToken } from '#tests/support/device/signed-in-server.ts'
import { ada, bob } from '#tests/support/rows/made-rows.ts'
import type { Fault } from '#tests/support/stack/fault-proxy.ts'

const publicKey = 'sb_publishable_test'

const createToken = (userId: string, name = 'token') => unsignedToken(userId, { name })

function createSession(userId: string, expiresInSec: number, name?: string) {
  const expires_at = Math.round(Date.now() / 1000) + expiresInSec
  return makeSession(
    { id: userId, email: 'ada@example.com' },
    { access_token: createToken(userId, name), expires_at },
  )
}

startFaultyAuth()
beforeEach(() => {
  server.answer = () => Response.json(createSession(ada, 3600, 'new'))
})

function read(userId = ada): Promise<Response> {
  return remote.exchangeAsUser(`${server.proxy.url}/rest/v1/profiles`, {}, userId, 1_000)
}

const refreshes = () => server.proxy.seen.filter(({ path }) => path.includes('grant_type=refresh_token'))
const reads = () => server.proxy.seen.filter(({ path }) => path.startsWith('/rest/'))

describe('a valid token', () => {
  test('is renewed in the background if it expires soon', async () => {
    keepSession(createSession(ada, 60))
    expect(await remote.accessToken()).toBe(createToken(ada))
    await vi.waitFor(() => expect(remote.storedSession()?.accessToken).toBe(createToken(ada, 'new')), {
      timeout: 10_000,
    })
    expect(refreshes()).toHaveLength(1)
  })

  test('is sent together with the public key, without another request', async () => {
    keepSession(createSession(ada, 3600))
    const heard = Promise.withResolvers<Headers>()
    server.answer = ({ headers }) => {
      heard.resolve(headers)
      return Response.json([])
    }
    expect(await (await read()).json()).toEqual([])
    const headers = await heard.promise
    expect(headers.get('apikey')).toBe(publicKey)
    expect(headers.get('authorization')).toBe(`Bearer ${createToken(ada)}`)
    expect(server.proxy.seen).toEqual(reads())
  })
})

test.each([
  ['no user is signed in', null, 'no_user_token'],
  ['another user is signed in', createSession(bob, 3600), 'other_user'],
  [
    'the stored token is the public key',
    { ...createSession(ada, 3600), access_token: publicKey },
    'no_user_token',
  ],
])('nothing is sent if %s', async (_, session, code) => {
  if (session) keepSession(session)
  await expect(read(ada)).rejects.toMatchObject({ kind: 'unauthorized', code })
  expect(server.proxy.seen).toEqual([])
})

describe('an expired token', () => {
  beforeEach(() => keepSession(createSession(ada, -60)))

  test('is renewed once for all callers', async () => {
    watch()
    const tokens = await Promise.all([remote.accessToken(), remote.accessToken(), remote.accessToken()])
    expect(new Set(tokens)).toEqual(new Set([createToken(ada, 'new')]))
    expect(refreshes()).toHaveLength(1)
    expect(events).toContainEqual({ kind: 'refreshed' })
  })

  test('is renewed by the clock of this device, even if it is wrong', async () => {
    server.answer = () => Response.json({ ...createSession(ada, 3600, 'new'), expires_at: 1_000 })
    for (let n = 0; n < 5; n += 1) expect(await remote.accessToken()).toBe(createToken(ada, 'new'))
    expect(refreshes()).toHaveLength(1)
  })

  const page = () =>
    new Response('<html>Log in to the Wi-Fi</html>', { headers: { 'content-type': 'text/html' } })
  const json = (status: number, body: object) => () => Response.json(body, { status })
  const outages: [string, Fault, (() => Response)?][] = [
    ['is gone', 'drop'],
    ['returns 503', 503],
    ['is hidden by a proxy that returns 403', 403],
    ['is hidden by a captive portal that returns 200', 'none', page],
    ['returns 429', 'none', json(429, { error_code: 'over_request_rate_limit' })],
    ['is hidden by a proxy that returns 403 in JSON', 'none', json(403, { code: 'access_denied' })],
    ['is hidden by a gateway that returns 404 in JSON', 'none', json(404, { error_code: 'route_not_found' })],
    ['does not know the public key', 'none', json(401, { message: 'Invalid API key' })],
  ]

  test.each(outages)('keeps the session if the auth server %s', async (_, fault, spoilt) => {
    server.proxy.decide = () => fault
    if (spoilt) server.answer = spoilt
    watch()
    await expect(remote.accessToken()).rejects.toMatchObject({ kind: 'offline' })
    await expect(read()).rejects.toMatchObject({ kind: 'offline' })
    expect(remote.storedSession()?.userId).toBe(ada)
    expect(events).toEqual([])
    expect(reads()).toEqual([])
    expect(server.proxy.seen.filter(({ authorization }) => authorization?.includes(publicKey))).toEqual([])
  })

  test('fails after four seconds and keeps the session if the auth server hangs', async () => {
    const heard = Promise.withResolvers<void>()
    server.proxy.decide = () => {
      heard.resolve()
      return 'hang'
    }
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    watch()
    const outcome = expect(read()).rejects.toMatchObject({ kind: 'offline' })
    await heard.promise
    await vi.advanceTimersByTimeAsync(4_000)
    await outcome
    expect(remote.storedSession()?.userId).toBe(ada)
    expect(events).toEqual([])
    expect(reads()).toEqual([])
  })

  test('is not awaited by a caller who aborts', async () => {
    const caller = new AbortController()
    server.proxy.decide = () => {
      caller.abort()
      return 'hang'
    }
    await expect(remote.accessToken(caller.signal)).rejects.toMatchObject({ kind: 'aborted' })
  })

  test.each([
    ['Supabase', 400, { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' }],
    ['an older Supabase', 403, { code: 403, error_code: 'session_not_found', msg: 'No session' }],
    ['lite for a token of another form', 400, { code: 400, error_code: 'validation_failed' }],
  ])('ends the session on a definite refusal of %s', async (_, status, body) => {
    server.answer = () => Response.json(body, { status, headers: { 'x-supabase-api-version': '2024-01-01' } })
    watch()
    await expect(remote.accessToken()).rejects.toMatchObject({ kind: 'unauthorized' })
    expect(remote.storedSession()).toBeNull()
    await vi.waitFor(() => expect(events).toEqual([{ kind: 'signed-out', reason: 'refused' }]))
  })

  test('is kept if auth-js gives up, and renewed as soon as the server is back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    server.proxy.decide = () => 503
    watch()
    // By itself, auth-js would retry for half a minute and then return the failure for another minute.
    for (let asked = 1; asked <= 3; asked += 1) {
      await expect(remote.accessToken()).rejects.toMatchObject({ kind: 'offline' })
      await vi.advanceTimersByTimeAsync(31_000)
      expect(refreshes()).toHaveLength(asked)
    }
    expect(events).toEqual([])
    expect(remote.storedSession()?.userId).toBe(ada)
    server.proxy.decide = () => 'none'
    expect(await remote.accessToken()).toBe(createToken(ada, 'new'))
  })
})

test('a token that the server rejects before it expires is renewed for the next request', async () => {
  keepSession(createSession(ada, 3600))
  server.answer = ({ url, headers }) => {
    if (url.includes('/token')) return Response.json(createSession(ada, 3600, 'new'))
    const isOld = headers.get('authorization') === `Bearer ${createToken(ada)}`
    return isOld
      ? Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 })
      : Response.json([])
  }
  await expect(read()).rejects.toMatchObject({ kind: 'unauthorized', status: 401, code: 'PGRST303' })
  expect((await read()).ok).toBe(true)
  expect(refreshes()).toHaveLength(1)
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  events,
  keepSession,
  remote,
  server,
  startFaultyAuth,
  watch,
} from '#tests/support/device/faulty-auth.ts'
import { makeSession, unsignedToken } from '#tests/support/device/signed-in-server.ts'
import { ada } from '#tests/support/rows/made-rows.ts'

const email = 'ada@example.com'

const token = unsignedToken(ada, { exp: Math.round(Date.now() / 1000) + 3600 })
const user = { id: ada, email }
const session = makeSession(user, { access_token: token })

startFaultyAuth()
beforeEach(() => {
  server.answer = () => Response.json(session)
})
afterEach(() => remote.signOut())

const keep = (expiresInSec: number) =>
  keepSession({ ...session, expires_at: Math.round(Date.now() / 1000) + expiresInSec })

describe('signing in', () => {
  test('over a rate limit fails with the time to wait', async () => {
    const limited = { code: 429, error_code: 'over_request_rate_limit', msg: 'Too many attempts.' }
    server.answer = () => Response.json(limited, { status: 429, headers: { 'retry-after': '541' } })
    await expect(remote.signIn(email, 'secret')).rejects.toMatchObject({
      kind: 'server',
      status: 429,
      message: 'Too many attempts.',
      retryAfterMs: 541_000,
    })
    server.answer = () => Response.json(limited, { status: 429 })
    await expect(remote.signIn(email, 'secret')).rejects.toMatchObject({ retryAfterMs: undefined })
  })

  test('stores the session and returns the user', async () => {
    watch()
    expect(await remote.signIn(email, 'secret')).toEqual({ userId: ada, email })
    expect(remote.storedSession()).toMatchObject({ userId: ada, email })
    expect(events).toEqual([{ kind: 'signed-in', userId: ada, email }])
  })

  test('sends the public key as a key, never as a bearer', async () => {
    await remote.signIn(email, 'secret')
    expect(server.proxy.seen).toMatchObject([
      { path: '/auth/v1/token?grant_type=password', authorization: undefined },
    ])
  })

  test('sends a captcha token, like signing up and requesting a reset', async () => {
    const tokens: unknown[] = []
    server.answer = async (request) => {
      const body = (await request.json()) as { gotrue_meta_security?: { captcha_token?: string } }
      tokens.push(body.gotrue_meta_security?.captcha_token)
      return Response.json(session)
    }
    await remote.signIn(email, 'secret', 'first')
    await remote.signUp(email, 'secret', 'second')
    await remote.requestPasswordReset(email, 'third')
    await remote.signIn(email, 'secret')
    expect(tokens).toEqual(['first', 'second', 'third', undefined])
  })

  test('fails with the server’s message and code', async () => {
    const refusal = { code: 'invalid_credentials', message: 'Invalid login credentials' }
    const headers = { 'x-supabase-api-version': '2024-01-01' }
    server.answer = () => Response.json(refusal, { status: 400, headers })
    const refused = { kind: 'refused', status: 400, ...refusal }
    await expect(remote.signIn(email, 'wrong')).rejects.toMatchObject(refused)
  })

  test.each([
    ['drop', 'offline'],
    [503, 'server'],
  ] as const)('fails with the server at %s as %s', async (fault, kind) => {
    server.proxy.decide = () => fault
    await expect(remote.signIn(email, 'secret')).rejects.toMatchObject({ kind })
  })

  test('fails as offline behind a captive portal', async () => {
    server.answer = () => new Response('<html>Log in to the Wi-Fi</html>')
    await expect(remote.signIn(email, 'secret')).rejects.toMatchObject({ kind: 'offline' })
    expect(remote.storedSession()).toBeNull()
  })
})

describe('creating an account', () => {
  test('signs in if no confirmation is required', async () => {
    watch()
    expect(await remote.signUp(email, 'secret')).toEqual({ userId: ada, email })
    expect(events).toEqual([{ kind: 'signed-in', userId: ada, email }])
  })

  test('returns confirm-email if confirmation is required', async () => {
    server.answer = () => Response.json({ ...user, confirmation_sent_at: '2026-11-21T00:00:00Z' })
    expect(await remote.signUp(email, 'secret')).toBe('confirm-email')
    expect(server.proxy.seen.at(-1)?.path).toContain('=https%3A%2F%2Fa.test%2Flogin')
    expect(remote.storedSession()).toBeNull()
  })
})

describe('signing out', () => {
  test('removes the session immediately, announces a click and revokes only this session', async () => {
    const revoked = Promise.withResolvers<Request>()
    server.answer = (request) => {
      revoked.resolve(request)
      return new Response(null, { status: 204 })
    }
    keep(3600)
    watch()
    const farewell = vi.fn().mockRejectedValue(new Error('the server is away'))
    remote.signOut(farewell)
    expect(remote.storedSession()).toBeNull()
    expect(events).toEqual([{ kind: 'signed-out', reason: 'click' }])
    const { url, headers } = await revoked.promise
    expect(farewell).toHaveBeenCalledExactlyOnceWith(token)
    expect(url).toContain('/auth/v1/logout?scope=local')
    expect(headers.get('authorization')).toBe(`Bearer ${token}`)
  })

  test('during a refresh discards the new tokens', async () => {
    const asked = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    server.answer = async ({ url }) => {
      if (!url.includes('/token')) return new Response(null, { status: 204 })
      asked.resolve()
      await release.promise
      return Response.json(session)
    }
    keep(-60)
    watch()
    await asked.promise
    remote.signOut()
    release.resolve()
    await (await remote.authClient()).getSession()
    expect(remote.storedSession()).toBeNull()
    expect(events).toEqual([{ kind: 'signed-out', reason: 'click' }])
  })

  test('without a session announces nothing', () => {
    watch()
    remote.signOut()
    expect(events).toEqual([])
  })
})

describe('watching', () => {
  test('announces a valid stored token without a request', async () => {
    keep(3600)
    watch()
    await vi.waitFor(() => expect(events).toContainEqual({ kind: 'refreshed' }))
    expect(events.every(({ kind }) => kind === 'refreshed')).toBe(true)
    expect(server.proxy.seen).toEqual([])
  })

  test('can be stopped', async () => {
    const stop = remote.watchAuth((event) => events.push(event))
    stop()
    await remote.signIn(email, 'secret')
    expect(events).toEqual([])
  })
})

describe('a reset link', () => {
  test('opens a session without changing the signed-in user', async () => {
    keep(3600)
    const before = remote.storedSession()
    watch()
    server.answer = () =>
      Response.json({ ...session, user: { ...user, id: 'b0b0b0b0-0000-4000-8000-000000000002' } })
    await remote.openResetSession({ token_hash: 'hash' })
    expect(server.proxy.seen).toMatchObject([{ method: 'POST', path: '/auth/v1/verify' }])
    expect(events.filter(({ kind }) => kind === 'signed-in')).toEqual([])
    expect(remote.storedSession()).toEqual(before)
  })

  test('opens the session of its tokens', async () => {
    server.answer = () => Response.json(user)
    await remote.openResetSession({ access_token: token, refresh_token: 'refresh' })
    expect(remote.storedSession()).toBeNull()
  })

  test('fails if its tokens are invalid', async () => {
    const tokens = { access_token: 'no token', refresh_token: 'refresh' }
    await expect(remote.openResetSession(tokens)).rejects.toMatchObject({ kind: 'refused' })
  })

  test('is requested without revealing whether the account exists', async () => {
    server.answer = () => Response.json({})
    await remote.requestPasswordReset(email)
    expect(server.proxy.seen[0]?.path).toBe(
      '/auth/v1/recover?redirect_to=https%3A%2F%2Fa.test%2Freset-password',
    )
  })

  test('sets a new password and ends every session of the account', async () => {
    await remote.openResetSession({ token_hash: 'hash' })
    server.proxy.seen.length = 0
    server.answer = ({ method }) =>
      method === 'PUT' ? Response.json(user) : new Response(null, { status: 204 })
    await remote.resetPassword('new secret')
    expect(server.proxy.seen).toMatchObject([
      { method: 'PUT', path: '/auth/v1/user', authorization: `Bearer ${token}` },
      { method: 'POST', path: '/auth/v1/logout?scope=global', authorization: `Bearer ${token}` },
    ])
  })

  test('only ends the sessions if the password was set before', async () => {
    await remote.openResetSession({ token_hash: 'hash' })
    server.proxy.seen.length = 0
    let isDown = true
    server.answer = ({ method }) =>
      method === 'PUT' ? Response.json(user) : new Response(null, { status: isDown ? 503 : 204 })
    await expect(remote.resetPassword('new secret')).rejects.toMatchObject({ isTemporary: true })
    isDown = false
    await remote.resetPassword('new secret')
    expect(server.proxy.seen.filter(({ method }) => method === 'PUT')).toHaveLength(1)
  })

  test('sets no password without a session', async () => {
    await expect(remote.resetPassword('new secret')).rejects.toMatchObject({ kind: 'unauthorized' })
    expect(server.proxy.seen).toEqual([])
  })
})

import { afterEach, describe, expect, test, vi } from 'vitest'
import { makeSession } from '#tests/support/device/signed-in-server.ts'
import { ada } from '#tests/support/rows/made-rows.ts'
import { forgetSession, isSessionSaved, sessionKey, sessionStore, storedSession } from './stored-session.ts'

const user = { id: ada, email: 'ada@example.com' }
const session = makeSession(user, { access_token: 'token', expires_at: 1_800_000_000 })

function fakeStorage(changes: Partial<Storage> = {}): Map<string, string> {
  const items = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    ...changes,
  })
  return items
}

afterEach(forgetSession)

describe('the stored session', () => {
  test('has the user, the token and the expiry in milliseconds', () => {
    fakeStorage().set(sessionKey, JSON.stringify(session))
    expect(storedSession()).toEqual({
      userId: ada,
      email: 'ada@example.com',
      accessToken: 'token',
      expiresAt: 1_800_000_000_000,
    })
  })

  test.each([
    ['nothing', null],
    ['invalid JSON', '{"access_token"'],
    ['null', 'null'],
    ['no user', JSON.stringify({ ...session, user: null })],
    ['an invalid user id', JSON.stringify({ ...session, user: { id: '../../x' } })],
    ['no tokens', JSON.stringify({ ...session, access_token: '' })],
    ['no expiry', JSON.stringify({ ...session, expires_at: undefined })],
  ])('is null for %s', (_, stored) => {
    const items = fakeStorage()
    if (stored !== null) items.set(sessionKey, stored)
    expect(storedSession()).toBeNull()
  })

  test('is null after forgetSession', () => {
    const items = fakeStorage()
    sessionStore.setItem(sessionKey, JSON.stringify(session))
    forgetSession()
    expect(items.size).toBe(0)
    expect(storedSession()).toBeNull()
  })
})

function fullStorage(room: number): Map<string, string> {
  const items: Map<string, string> = fakeStorage({
    setItem: (key, value) => {
      const others = [...items].filter(([other]) => other !== key).map(([, kept]) => kept.length)
      if (others.reduce((sum, length) => sum + length, value.length) > room)
        throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
    },
  })
  return items
}

describe('tokens renewed while localStorage is full', () => {
  const text = (access_token: string) => JSON.stringify({ ...session, access_token })
  const full = () => {
    const items = fullStorage(text('first').length + 50)
    sessionStore.setItem(sessionKey, text('first'))
    return items.set('of the page', 'x'.repeat(50))
  }

  test('replace the old tokens', () => {
    const items = full()
    for (const token of ['later', 'third']) sessionStore.setItem(sessionKey, text(token))
    expect(items.get(sessionKey)).toBe(text('third'))
    expect(isSessionSaved()).toBe(true)
  })

  test('stay in memory if they are longer, and the used ones are removed', () => {
    const items = full()
    sessionStore.setItem(sessionKey, text('a longer one'))
    expect(storedSession()?.accessToken).toBe('a longer one')
    expect(isSessionSaved()).toBe(false)
    expect(items.has(sessionKey)).toBe(false)
  })
})

test.each([
  ['blocked', () => vi.stubGlobal('localStorage', undefined)],
  ['full', () => void fullStorage(0)],
])('the session stays in memory if localStorage is %s', (_, spoil) => {
  spoil()
  sessionStore.setItem(sessionKey, JSON.stringify(session))
  expect(storedSession()?.userId).toBe(ada)
  forgetSession()
  expect(storedSession()).toBeNull()
})

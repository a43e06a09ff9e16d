// The session as this device keeps it, read without the auth library and without waiting for anything: before the
// first paint, and therefore checked by hand, without the 2 kB of a library. Written by the auth client only; sign-out
// removes it.

export const sessionKey = 'keytrail-session'

const memory = new Map<string, string>()

function localStore(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}

/** On a full disk the new session gets the room of the one before, whose tokens are used up: nobody may find them there. */
function replace(store: Storage, key: string, value: string): void {
  try {
    store.setItem(key, value)
  } catch {
    store.removeItem(key)
    store.setItem(key, value)
  }
}

/** Where the session lives: localStorage, or the tab's memory where that is blocked or full. */
export const sessionStore = {
  getItem: (key: string): string | null => memory.get(key) ?? localStore()?.getItem(key) ?? null,
  setItem(key: string, value: string): void {
    try {
      const store = localStore()
      if (store === null) throw new Error('localStorage is blocked')
      replace(store, key, value)
      memory.delete(key)
    } catch {
      memory.set(key, value)
    }
  },
  removeItem(key: string): void {
    memory.delete(key)
    localStore()?.removeItem(key)
  },
}

interface Tokens {
  access_token: string
  refresh_token: string
  /** Epoch seconds on this device's own clock. */
  expires_at: number
  user: { id: string; email: string }
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

function tokensIn(text: string): Tokens | null {
  // Whatever it is, its parts are looked at below.
  const { access_token, refresh_token, expires_at, user } = Object(JSON.parse(text))
  const { id, email = '' } = Object(user)
  if (!isText(access_token) || !isText(refresh_token) || typeof expires_at !== 'number') return null
  if (!isText(id) || !uuid.test(id) || typeof email !== 'string') return null
  return { access_token, refresh_token, expires_at, user: { id, email } }
}

/** The stored session with its tokens; null when there is none, or none that can be read. */
export function storedTokens(): Tokens | null {
  try {
    return tokensIn(sessionStore.getItem(sessionKey) ?? '')
  } catch {
    return null
  }
}

export interface StoredSession {
  userId: string
  email: string
  /** Epoch milliseconds. In the past: signed in, but not verified until the auth server is reached. */
  expiresAt: number
}

/** Who is signed in on this device, for the first paint; null when nobody is. Never throws, never waits. */
export function storedSession(): StoredSession | null {
  const tokens = storedTokens()
  if (tokens === null) return null
  return { userId: tokens.user.id, email: tokens.user.email, expiresAt: tokens.expires_at * 1000 }
}

/** Whether the session outlives this tab. */
export function isSessionSaved(): boolean {
  return !memory.has(sessionKey)
}

/** Forgets the session on this device. */
export function forgetSession(): void {
  sessionStore.removeItem(sessionKey)
}

// The stored session is read before the first paint, so it is validated without a 2 kB library.

export const sessionKey = 'keytrail-session'

const memory = new Map<string, string>()

function localStore(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}

/** If storage is full, removes the old value, because its tokens are used up and must not remain. */
function replace(store: Storage, key: string, value: string): void {
  try {
    store.setItem(key, value)
  } catch {
    store.removeItem(key)
    store.setItem(key, value)
  }
}

/** Falls back to memory if localStorage is blocked or full. */
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
  /** In epoch seconds, by this device's clock. */
  expires_at: number
  user: { id: string; email: string }
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

function tokensIn(text: string): Tokens | null {
  // Object() accepts any value; the fields are validated below.
  const { access_token, refresh_token, expires_at, user } = Object(JSON.parse(text))
  const { id, email = '' } = Object(user)
  if (!isText(access_token) || !isText(refresh_token) || typeof expires_at !== 'number') return null
  if (!isText(id) || !uuid.test(id) || typeof email !== 'string') return null
  return { access_token, refresh_token, expires_at, user: { id, email } }
}

/** Returns null if missing or invalid. */
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
  /** In epoch milliseconds. A past time means that the user is signed in, but not verified yet. */
  expiresAt: number
}

/** Never throws. */
export function storedSession(): StoredSession | null {
  const tokens = storedTokens()
  if (tokens === null) return null
  return { userId: tokens.user.id, email: tokens.user.email, expiresAt: tokens.expires_at * 1000 }
}

export function isSessionSaved(): boolean {
  return !memory.has(sessionKey)
}

export function forgetSession(): void {
  sessionStore.removeItem(sessionKey)
}

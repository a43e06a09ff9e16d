// The stored session is read before the first paint, so it is validated without the 2 kB validation library.
import { readLocal, writeLocal } from '#src/lib/local-storage.ts'

export const sessionKey = 'keytrail-session'

const memory = new Map<string, string>()

/** Falls back to memory if localStorage is blocked or full. */
export const sessionStore = {
  getItem: (key: string): string | null => memory.get(key) ?? readLocal(key),
  setItem(key: string, value: string): void {
    // If storage is full, removes the old value, whose tokens are used up, and tries again.
    const isSaved = writeLocal(key, value) || (writeLocal(key, null) && writeLocal(key, value))
    if (isSaved) memory.delete(key)
    else memory.set(key, value)
  },
  removeItem(key: string): void {
    memory.delete(key)
    writeLocal(key, null)
  },
}

export interface StoredSession {
  userId: string
  email: string
  accessToken: string
  /** In epoch milliseconds, by this device's clock. Expiry alone does not sign the user out. */
  expiresAt: number
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

function sessionIn(text: string): StoredSession | null {
  // Object() accepts any value; the fields are validated below.
  const { access_token, refresh_token, expires_at, user } = Object(JSON.parse(text))
  const { id, email = '' } = Object(user)
  if (!isText(access_token) || !isText(refresh_token) || typeof expires_at !== 'number') return null
  if (!isText(id) || !uuid.test(id) || typeof email !== 'string') return null
  return { userId: id, email, accessToken: access_token, expiresAt: expires_at * 1000 }
}

/** Returns null if no session is stored or the stored one is invalid. */
export function storedSession(): StoredSession | null {
  try {
    return sessionIn(sessionStore.getItem(sessionKey) ?? '')
  } catch {
    return null
  }
}

export function isSessionSaved(): boolean {
  return !memory.has(sessionKey)
}

export function forgetSession(): void {
  sessionStore.removeItem(sessionKey)
}

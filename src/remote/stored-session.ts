// The session as this device keeps it, read without the auth library and without waiting for anything.
// Written by the auth client only; sign-out removes it.
import * as v from 'valibot'

export const sessionKey = 'keytrail-session'

const memory = new Map<string, string>()

function localStore(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}

/** Where the session lives: localStorage, or the tab's memory where that is blocked or full. */
export const sessionStore = {
  getItem: (key: string): string | null => memory.get(key) ?? localStore()?.getItem(key) ?? null,
  setItem(key: string, value: string): void {
    try {
      const store = localStore()
      if (store === null) throw new Error('localStorage is blocked')
      store.setItem(key, value)
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

const Tokens = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  refresh_token: v.pipe(v.string(), v.nonEmpty()),
  /** Epoch seconds on this device's own clock. */
  expires_at: v.number(),
  user: v.object({ id: v.pipe(v.string(), v.uuid()), email: v.optional(v.string(), '') }),
})
type Tokens = v.InferOutput<typeof Tokens>

/** The stored session with its tokens; null when there is none, or none that can be read. */
export function storedTokens(): Tokens | null {
  const text = sessionStore.getItem(sessionKey)
  if (text === null) return null
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Tokens), text)
  return parsed.success ? parsed.output : null
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

/** Forgets the session on this device. */
export function forgetSession(): void {
  sessionStore.removeItem(sessionKey)
}

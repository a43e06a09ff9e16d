import { beforeEach, vi } from 'vitest'
import { env } from '#src/lib/env.ts'
import { sessionKey, sessionStore } from '#src/remote/auth/stored-session.ts'
import { plans } from '../rows/plans.ts'
import { storedProfile } from '../rows/stored-rows.ts'
import { makeSession, unsignedToken } from './signed-in-server.ts'

const { id, email } = storedProfile()
export const ada = { id, email }

const lovelace = { first_name: 'Ada', last_name: 'Lovelace' }

export const noResponse = Symbol('no response')

interface Answer {
  status?: number
  json?: unknown
  text?: string
  headers?: Record<string, string>
}

/** A function is called before the default response is sent. */
export type Told = Answer | typeof noResponse | (() => void) | Promise<Answer>

export const failures = [
  ['fails', { status: 500 }],
  ['does not respond', noResponse],
] as const

export const onItsWay = new Promise<never>(() => {})

type Level = 'free' | 'premium' | 'pro'

export const pullPath = '/rest/v1/rpc/pull_changes'

export const pulled = (rows: Record<string, unknown[]>, more: object = {}): Answer => ({
  json: {
    ...{ cursor: '1.1/10:10:', restarts: true, usage: null },
    pages: Object.entries(rows).map(([relation, rows]) => ({ relation, open: false, rows, rest: null })),
    ...more,
  },
})

/** Returns the default responses by path. Every other request finds no rows. */
function standing({ level, used, allowance, names: given }: Standing): Record<string, unknown> {
  const created_at = '2026-11-01T00:00:00.000Z'
  const names = { marketing_consent: false, own_accounts: null, brand_words: null, ...given }
  const resets_at = '2099-12-01T00:00:00.000Z'
  return {
    [pullPath]: {
      cursor: '1.1/10:10:',
      restarts: true,
      usage: { used, allowance, period_start: created_at, resets_at },
      profiles: [{ ...ada, ...names, subscription_level: level, created_at, changed_at: created_at }],
      plans: Object.values(plans),
      pages: [],
    },
    '/rest/v1/plans': Object.values(plans),
    '/functions/v1/get-invoices': { invoices: [] },
  }
}

/** Stores a session for Ada. It is valid for an hour unless `fields` overrides `expires_at`. */
export function storeSession(fields: Record<string, unknown> = {}): void {
  // Each token is unique, because the app does not send a refused token again.
  const access_token = unsignedToken(ada.id) + crypto.randomUUID()
  const session = makeSession(ada, { access_token, expires_at: Date.now() / 1000 + 3600, ...fields })
  sessionStore.setItem(sessionKey, JSON.stringify(session))
}

function hungUp(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
}

interface Standing {
  level: Level
  used: number
  allowance: number
  names: { first_name: string | null; last_name: string | null }
}

interface StubServer extends Standing {
  tell(path: string, told: Told): void
  heard: string[]
}

/** Replaces the network. Before each test, signs Ada in and resets her account to the values of `own`. */
export function stubServer(own: Partial<Standing> = {}): StubServer {
  let told: Record<string, Told> = {}
  const usual: Standing = { level: 'free', used: 0, allowance: 3, names: lovelace, ...own }
  const server: StubServer = {
    ...usual,
    tell: (path, answer) => {
      told[path] = answer
    },
    heard: [],
  }
  const answer = async (input: RequestInfo | URL, init?: RequestInit) => {
    const path = new URL(String(input), location.href).pathname
    server.heard.push(path)
    const said = await Promise.race([told[path], hungUp(init?.signal)])
    if (said === noResponse) throw new TypeError('fetch failed')
    if (typeof said === 'function') said()
    if (typeof said !== 'object') return Response.json(standing(server)[path] ?? [])
    const { text, json = {}, ...head } = said
    return text === undefined ? Response.json(json, head) : new Response(text, head)
  }
  beforeEach(() => {
    told = {}
    Object.assign(server, { ...usual, heard: [] })
    env.supabaseKey = 'sb_publishable_test'
    storeSession()
    vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
  })
  return server
}

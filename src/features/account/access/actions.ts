import { type ApiScope, type ApiToken, newToken } from '#src/domain/account/api-token.ts'
import { isSilence, RemoteError } from '#src/remote/errors.ts'
import { createToken, readTokens, revokeToken } from '#src/remote/tables/api-tokens.ts'
import type { Caller } from '#src/remote/tables/rest.ts'
import { currentSession } from '#src/state/session.ts'
import { showToast } from '#src/state/toasts.ts'
import { apiTokenWords } from '#src/words/access/api-tokens.ts'

/** What the server has: it is not stored on the device. */
export type Loaded<Value> = { kind: 'read'; value: Value } | { kind: 'failed'; offline: boolean }

/** A request of the signed-in user; `work` may throw RemoteError. */
async function ask<Value>(work: (caller: Caller) => Promise<Value>, signal?: AbortSignal): Promise<Value> {
  const session = currentSession()
  if (session.status === 'signed-out') throw new RemoteError('unauthorized')
  return await work({ userId: session.userId, signal: signal ?? new AbortController().signal })
}

async function load<Value>(
  work: (caller: Caller) => Promise<Value>,
  signal: AbortSignal,
): Promise<Loaded<Value>> {
  try {
    return { kind: 'read', value: await ask(work, signal) }
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error
    return { kind: 'failed', offline: isSilence(error) }
  }
}

/** Why a change failed, in a sentence. */
function reasonOf(error: RemoteError): string {
  const { reasons } = apiTokenWords
  if (error.kind === 'offline') return reasons.offline
  if (['timeout', 'unreadable', 'foreign'].includes(error.kind)) return reasons.unknown
  if (error.code === 'plan_required') return reasons.plan
  return error.code === 'too_many_api_tokens' ? reasons.full : reasons.otherwise
}

/** The user's tokens. */
export function loadTokens(signal: AbortSignal): Promise<Loaded<ApiToken[]>> {
  return load(readTokens, signal)
}

interface TokenDraft {
  name: string
  scopes: readonly ApiScope[]
  days: number
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Makes a token and registers its hash. Returns the token, or why there is none. */
export async function makeToken(draft: TokenDraft): Promise<{ token: string } | { refusal: string }> {
  const token = newToken((count) => crypto.getRandomValues(new Uint8Array(count)))
  try {
    const hash = await sha256(token)
    await ask((caller) => createToken(caller, { ...draft, hash }))
    return { token }
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error
    return { refusal: apiTokenWords.notCreated(reasonOf(error)) }
  }
}

/** Revokes a token, and shows the outcome as a toast. Returns whether it worked. */
export async function dropToken(id: string): Promise<boolean> {
  try {
    await ask((caller) => revokeToken(caller, id))
    showToast('good', apiTokenWords.revoked)
    return true
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error
    showToast('bad', apiTokenWords.notRevoked(reasonOf(error)))
    return false
  }
}

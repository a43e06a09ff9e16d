import { type ApiScope, type ApiToken, newToken } from '#src/domain/account/api-token.ts'
import { type Webhook, type WebhookKind, webhookSecret } from '#src/domain/account/webhook.ts'
import { isSilence, RemoteError } from '#src/remote/errors.ts'
import { createToken, readTokens, revokeToken } from '#src/remote/tables/api-tokens.ts'
import type { Caller } from '#src/remote/tables/rest.ts'
import {
  createWebhook,
  deleteWebhook,
  enableWebhook,
  readWebhooks,
  testWebhook,
} from '#src/remote/tables/webhooks.ts'
import { currentSession } from '#src/state/session.ts'
import { showToast } from '#src/state/toasts.ts'
import { accessWords } from '#src/words/access/access.ts'
import { apiTokenWords } from '#src/words/access/api-tokens.ts'
import { receiverResponse, webhookWords } from '#src/words/access/webhooks.ts'

export type Loaded<Value> = { kind: 'read'; value: Value } | { kind: 'failed'; offline: boolean }

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

function reasonOf(error: RemoteError): string {
  const { reasons } = accessWords
  if (error.kind === 'offline') return reasons.offline
  if (['timeout', 'unreadable', 'foreign'].includes(error.kind)) return reasons.unknown
  if (error.code === 'plan_required') return reasons.plan
  if (error.code === 'too_many_changes') return reasons.tooMany
  return error.code?.startsWith('too_many_') ? reasons.full : reasons.otherwise
}

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

/** The token itself never leaves this device: the server gets only its hash. */
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

async function change(
  work: (caller: Caller) => Promise<void>,
  done: string,
  notDone: (reason: string) => string,
): Promise<boolean> {
  try {
    await ask(work)
    showToast('good', done)
    return true
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error
    showToast('bad', notDone(reasonOf(error)))
    return false
  }
}

export function dropToken(id: string): Promise<boolean> {
  return change((caller) => revokeToken(caller, id), apiTokenWords.revoked, apiTokenWords.notRevoked)
}

export function loadWebhooks(signal: AbortSignal): Promise<Loaded<Webhook[]>> {
  return load(readWebhooks, signal)
}

export async function addWebhook(
  url: string,
  kinds: readonly WebhookKind[],
): Promise<{ secret: string } | { refusal: string }> {
  const secret = webhookSecret(crypto.getRandomValues(new Uint8Array(32)))
  try {
    await ask((caller) => createWebhook(caller, { url, secret, kinds }))
    return { secret }
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error
    return { refusal: webhookWords.notCreated(reasonOf(error)) }
  }
}

export function resumeWebhook(id: string): Promise<boolean> {
  return change((caller) => enableWebhook(caller, id), webhookWords.enabled, webhookWords.notEnabled)
}

export function dropWebhook(id: string): Promise<boolean> {
  return change((caller) => deleteWebhook(caller, id), webhookWords.deleted, webhookWords.notDeleted)
}

export async function tryWebhook(id: string): Promise<void> {
  try {
    const outcome = await ask((caller) => testWebhook(caller, id))
    const text = receiverResponse(outcome.status, outcome.error)
    if (outcome.status !== null && outcome.status < 300) showToast('good', webhookWords.tested(text))
    else showToast('bad', webhookWords.notTested(text))
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error
    showToast('bad', webhookWords.notTested(reasonOf(error)))
  }
}

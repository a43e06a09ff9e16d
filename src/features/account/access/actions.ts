import { type ApiScope, type ApiToken, newToken } from '#src/domain/account/api-token.ts'
import { type Webhook, type WebhookKind, webhookSecret } from '#src/domain/account/webhook.ts'
import { sha256 } from '#src/lib/hash.ts'
import { isSilence, RemoteError } from '#src/remote/errors.ts'
import {
  createToken,
  createWebhook,
  deleteWebhook,
  enableWebhook,
  readTokens,
  readWebhooks,
  revokeToken,
  testWebhook,
} from '#src/remote/tables/access.ts'
import type { Caller } from '#src/remote/tables/rest.ts'
import { currentSession } from '#src/state/session.ts'
import { showToast } from '#src/state/toasts.ts'
import { accessWords } from '#src/words/access/access.ts'
import { apiTokenWords } from '#src/words/access/api-tokens.ts'
import { receiverResponse, webhookWords } from '#src/words/access/webhooks.ts'

export type Loaded<Value> = { kind: 'read'; value: Value } | { kind: 'failed'; offline: boolean }

/** Returns a RemoteError instead of throwing it. */
async function ask<Value>(
  work: (caller: Caller) => Promise<Value>,
  signal = new AbortController().signal,
): Promise<{ value: Value } | RemoteError> {
  const session = currentSession()
  if (session.status === 'signed-out') return new RemoteError('unauthorized')
  try {
    return { value: await work({ userId: session.userId, signal }) }
  } catch (error) {
    if (error instanceof RemoteError) return error
    throw error
  }
}

async function load<Value>(
  work: (caller: Caller) => Promise<Value>,
  signal: AbortSignal,
): Promise<Loaded<Value>> {
  const read = await ask(work, signal)
  return 'value' in read ? { kind: 'read', ...read } : { kind: 'failed', offline: isSilence(read) }
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

export type Created = { secret: string } | { refusal: string }

async function create(
  secret: string,
  work: (caller: Caller) => Promise<void>,
  notCreated: (reason: string) => string,
): Promise<Created> {
  const made = await ask(work)
  return 'value' in made ? { secret } : { refusal: notCreated(reasonOf(made)) }
}

/** The token itself never leaves this device: the server gets only its hash. */
export async function makeToken(draft: TokenDraft): Promise<Created> {
  const token = newToken((count) => crypto.getRandomValues(new Uint8Array(count)))
  const hash = await sha256(token)
  return create(token, (caller) => createToken(caller, { ...draft, hash }), apiTokenWords.notCreated)
}

async function change(
  work: (caller: Caller) => Promise<void>,
  done: string,
  notDone: (reason: string) => string,
): Promise<boolean> {
  const changed = await ask(work)
  const isDone = 'value' in changed
  if (isDone) showToast('good', done)
  else showToast('bad', notDone(reasonOf(changed)))
  return isDone
}

export function dropToken(id: string): Promise<boolean> {
  return change((caller) => revokeToken(caller, id), apiTokenWords.revoked, apiTokenWords.notRevoked)
}

export function loadWebhooks(signal: AbortSignal): Promise<Loaded<Webhook[]>> {
  return load(readWebhooks, signal)
}

export function addWebhook(url: string, kinds: readonly WebhookKind[]): Promise<Created> {
  const secret = webhookSecret(crypto.getRandomValues(new Uint8Array(32)))
  return create(secret, (caller) => createWebhook(caller, { url, secret, kinds }), webhookWords.notCreated)
}

export function resumeWebhook(id: string): Promise<boolean> {
  return change((caller) => enableWebhook(caller, id), webhookWords.enabled, webhookWords.notEnabled)
}

export function dropWebhook(id: string): Promise<boolean> {
  return change((caller) => deleteWebhook(caller, id), webhookWords.deleted, webhookWords.notDeleted)
}

export async function tryWebhook(id: string): Promise<void> {
  const tested = await ask((caller) => testWebhook(caller, id))
  if (!('value' in tested)) return showToast('bad', webhookWords.notTested(reasonOf(tested)))
  const { status, error } = tested.value
  const text = receiverResponse(status, error)
  if (status !== null && status < 300) showToast('good', webhookWords.tested(text))
  else showToast('bad', webhookWords.notTested(text))
}

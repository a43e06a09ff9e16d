import { type ApiToken, newToken } from '#src/domain/account/api-token.ts'
import { type Webhook, type WebhookKind, webhookSecret } from '#src/domain/account/webhook.ts'
import { sha256 } from '#src/lib/hash.ts'
import { RemoteError } from '#src/remote/errors.ts'
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
import { showToast } from '#src/state/toasts.ts'
import { askAsUser } from '#src/sync/engine/ask-as-user.ts'
import { accessWords } from '#src/words/access/access.ts'
import { apiTokenWords } from '#src/words/access/api-tokens.ts'
import { receiverResponse, webhookWords } from '#src/words/access/webhooks.ts'

function reasonOf(error: RemoteError): string {
  const { reasons } = accessWords
  if (error.kind === 'offline') return reasons.offline
  if (['timeout', 'unreadable', 'foreign'].includes(error.kind)) return reasons.unknown
  if (error.code === 'plan_required') return reasons.plan
  if (error.code === 'too_many_changes') return reasons.tooMany
  return error.code?.startsWith('too_many_') ? reasons.full : reasons.otherwise
}

export function loadTokens(signal: AbortSignal): Promise<ApiToken[] | RemoteError> {
  return askAsUser(readTokens, signal)
}

export type Created = { secret: string } | { refusal: string }

async function create(
  secret: string,
  work: (caller: Caller) => Promise<void>,
  notCreated: (reason: string) => string,
): Promise<Created> {
  const made = await askAsUser(work)
  return made instanceof RemoteError ? { refusal: notCreated(reasonOf(made)) } : { secret }
}

/** The token itself never leaves this device: the server gets only its hash. */
export async function makeToken(draft: Omit<Parameters<typeof createToken>[1], 'hash'>): Promise<Created> {
  const token = newToken((count) => crypto.getRandomValues(new Uint8Array(count)))
  const hash = await sha256(token)
  return create(token, (caller) => createToken(caller, { ...draft, hash }), apiTokenWords.notCreated)
}

async function change(
  work: (caller: Caller) => Promise<void>,
  done: string,
  notDone: (reason: string) => string,
): Promise<boolean> {
  const changed = await askAsUser(work)
  const hasFailed = changed instanceof RemoteError
  if (hasFailed) showToast('bad', notDone(reasonOf(changed)))
  else showToast('good', done)
  return !hasFailed
}

export function dropToken(id: string): Promise<boolean> {
  return change((caller) => revokeToken(caller, id), apiTokenWords.revoked, apiTokenWords.notRevoked)
}

export function loadWebhooks(signal: AbortSignal): Promise<Webhook[] | RemoteError> {
  return askAsUser(readWebhooks, signal)
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
  const tested = await askAsUser((caller) => testWebhook(caller, id))
  if (tested instanceof RemoteError) return showToast('bad', webhookWords.notTested(reasonOf(tested)))
  const { status, error } = tested
  const text = receiverResponse(status, error)
  if (status !== null && status < 300) showToast('good', webhookWords.tested(text))
  else showToast('bad', webhookWords.notTested(text))
}

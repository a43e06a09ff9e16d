import { endpoint } from '../_shared/http/endpoint.ts'
import { inLanguage } from '../_shared/mail/language.ts'
import { type SendMail, sent } from '../_shared/mail/mail-sender.ts'
import type { PlatformDeps } from '../_shared/platform.ts'
import { claimedBatches } from '../_shared/push/claimed-batches.ts'
import { pushToAll, type SendPush } from '../_shared/push/push-sender.ts'
import { composeDigest, type Digest, digestMail, digestPush, digestSchema } from './digest.ts'

export interface SendDigestsDeps
  extends PlatformDeps<'secretKey' | 'siteUrl' | 'functionsUrl' | 'call' | 'clock'> {
  send: SendPush | null
  sendMail: SendMail | null
  now: () => Date
}

/** `quiet`: digests that had nothing to report and were not sent. */
type Counts = Record<'users' | 'quiet' | 'pushed' | 'mailed' | 'failed', number>

/** POST with the secret key. Responds with the counts. */
export const handle = endpoint({ method: 'POST', auth: 'server' }, async (_, deps: SendDigestsDeps) => {
  const { call, clock, log } = deps
  const counts: Counts = { users: 0, quiet: 0, pushed: 0, mailed: 0, failed: 0 }
  const claim = (users: number) => call('claim_digests', { p_limit: users })
  for await (const digests of claimedBatches(claim, { schema: digestSchema, clock, log })) {
    counts.users += digests.length
    await Promise.all(digests.map((digest) => sendDigest(digest, deps, counts)))
  }
  return counts
})

/**
 * Closes the digest, so that no other run sends it, and queues it for webhooks in the same call. Then sends
 * it if there is anything to report. Does nothing if another run has closed it.
 */
async function sendDigest(digest: Digest, deps: SendDigestsDeps, counts: Counts): Promise<void> {
  const { user_id: p_user_id, kind: p_kind, day, since, language, unread, subscriptions } = digest
  const claimed = { p_user_id, p_kind, p_day: day }
  const messages = inLanguage(language, () => {
    const content = composeDigest(digest, deps.now())
    return content && { content, push: digestPush(content, unread), mail: digestMail(content, digest, deps) }
  })
  const { send, sendMail, call, log } = deps
  const p_data = digest.webhook && messages ? { day, since, ...messages.content } : undefined
  if ((await call('close_digest', { ...claimed, p_data })) !== true) return
  if (messages === null) {
    counts.quiet += 1
    return
  }
  const pushes = send ? await pushToAll(subscriptions, messages.push, { call, send, log }) : []
  const pushed = pushes.includes('sent')
  const mailed =
    messages.mail && sendMail ? await sent(sendMail(messages.mail), 'a digest was not mailed', log) : null
  counts.pushed += Number(pushed)
  counts.mailed += Number(mailed === true)
  if (mailed !== false && !pushes.includes('refused')) return
  counts.failed += 1
  // A digest that was pushed, mailed or queued for a webhook is not sent again.
  if (!pushed && mailed !== true && !digest.webhook) await call('reopen_digest', claimed)
}

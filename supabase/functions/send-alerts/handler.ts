import { Failure } from '../_shared/failure.ts'
import { endpoint } from '../_shared/http/endpoint.ts'
import { inLanguage } from '../_shared/mail/language.ts'
import type { PlatformDeps } from '../_shared/platform.ts'
import { claimedBatches } from '../_shared/push/claimed-batches.ts'
import { type PushOutcome, pushToAll, type SendPush } from '../_shared/push/push-sender.ts'
import { bundleSchema, pushMessage } from './push-message.ts'

export interface SendAlertsDeps extends PlatformDeps<'secretKey' | 'call' | 'clock'> {
  send: SendPush | null
}

/** POST with the secret key. Responds with {users, sent, gone, refused}. */
export const handle = endpoint(
  { method: 'POST', auth: 'server' },
  async (_, { call, send, clock, log }: SendAlertsDeps) => {
    if (send === null) throw new Failure('not_configured', { subject: 'push', detail: 'no VAPID keys' })
    const counts: Record<'users' | PushOutcome, number> = { users: 0, sent: 0, gone: 0, refused: 0 }
    const unsent: string[] = []
    const claim = (users: number) => call('claim_push_bundles', { p_limit: users })
    try {
      for await (const bundles of claimedBatches(claim, { schema: bundleSchema, clock, log })) {
        counts.users += bundles.length
        await Promise.all(
          bundles.map(async (bundle) => {
            const message = inLanguage(bundle.language, () => pushMessage(bundle))
            const outcomes = await pushToAll(bundle.subscriptions, message, { call, send, log })
            for (const outcome of outcomes) counts[outcome] += 1
            const isUnsent = !outcomes.includes('sent') && outcomes.includes('refused')
            if (isUnsent) unsent.push(...bundle.alerts.map(({ id }) => id))
          }),
        )
      }
    } finally {
      // Releases unsent alerts only at the end, so that this run does not claim them again.
      if (unsent.length > 0) await call('release_push_bundle', { p_alert_ids: unsent })
    }
    return counts
  },
)

import * as v from 'valibot'
import type { DatabaseCall } from '../database.ts'
import type { PushOutcome, SendPush } from './push-sender.ts'

export const subscriptionsSchema = v.array(
  v.object({ endpoint: v.string(), p256dh: v.string(), auth: v.string() }),
)

/** Also deletes subscriptions that are gone. */
export function pushToAll(
  subscriptions: v.InferOutput<typeof subscriptionsSchema>,
  message: string,
  { call, send }: { call: DatabaseCall; send: SendPush },
): Promise<PushOutcome[]> {
  return Promise.all(
    subscriptions.map(async (subscription) => {
      const outcome = await send(subscription, message)
      if (outcome === 'gone') await call('drop_push_subscription', { p_endpoint: subscription.endpoint })
      return outcome
    }),
  )
}

import * as v from 'valibot'
import { type DatabaseCall, readRows } from '../_shared/database.ts'
import { Failure } from '../_shared/failure.ts'
import { type EndpointDeps, endpoint } from '../_shared/http/endpoint.ts'
import { type Bundle, bundleSchema, pushMessage } from './push-message.ts'
import type { SendPush } from './push-sender.ts'

export interface SendAlertsDeps extends EndpointDeps {
  secretKey: string
  call: DatabaseCall
  /** Null where there are no keys to sign with. */
  send: SendPush | null
  /** Milliseconds of any clock that only goes forward. */
  clock: () => number
}

interface Counts {
  users: number
  sent: number
  gone: number
  refused: number
}

const usersAtOnce = 20
const sendForMs = 40_000

/** Sends what is to be told, one message per user: POST with the secret key. Responds with {users, sent, gone, refused}. */
export const handle = endpoint(
  { method: 'POST', auth: 'server' },
  async (_, { call, send, clock }: SendAlertsDeps) => {
    if (send === null) throw new Failure('not_configured', { subject: 'push', detail: 'no VAPID keys' })
    const start = clock()
    const counts: Counts = { users: 0, sent: 0, gone: 0, refused: 0 }
    const unsent: string[] = []
    while (clock() - start < sendForMs) {
      const claimed = await call('claim_push_bundles', { p_limit: usersAtOnce })
      const bundles = readRows(v.array(bundleSchema), claimed)
      if (bundles.length === 0) break
      counts.users += bundles.length
      const told = await Promise.all(bundles.map((bundle) => tell(bundle, call, send, counts)))
      unsent.push(...bundles.filter((_, n) => !told[n]).flatMap(({ alerts }) => alerts.map(({ id }) => id)))
    }
    // Given back at the end, or this run would claim them again and again.
    if (unsent.length > 0) await call('release_push_bundle', { p_alert_ids: unsent })
    return { ...counts }
  },
)

/** Whether nothing is left to try: one browser of the user's was told, or none is there any more. */
async function tell(bundle: Bundle, call: DatabaseCall, send: SendPush, counts: Counts): Promise<boolean> {
  const message = pushMessage(bundle)
  const outcomes = await Promise.all(
    bundle.subscriptions.map(async (subscription) => {
      const outcome = await send(subscription, message)
      if (outcome === 'gone') await call('drop_push_subscription', { p_endpoint: subscription.endpoint })
      counts[outcome] += 1
      return outcome
    }),
  )
  return outcomes.includes('sent') || !outcomes.includes('refused')
}

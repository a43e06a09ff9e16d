import type { TestDatabase } from './test-database.ts'
import { type trackingOn, videos } from './tracking.ts'

/** Runs every function for webhooks. Returns the reason why a webhook whose receiver responds with 410 was disabled. */
export async function callEveryWebhookFunction(
  database: TestDatabase,
  tracking: ReturnType<typeof trackingOn>,
): Promise<unknown> {
  const user = await tracking.createUser()
  const secret = `whsec_${'A'.repeat(32)}`
  const created = `public.create_webhook('https://hooks.test/', '${secret}', '{check.finished,digest.daily}')`
  const id = await database.valueAs(user, created)
  await tracking.check(user, { found: videos(1) })
  await database.value(`public.queue_webhook_digest('${user}', '{}')`)
  if ((await database.value('private.are_webhooks_due()')) !== true) throw new Error('no delivery is due')
  const claimed = (await database.value('public.claim_webhook_deliveries(20)')) as { id: string }[]
  const settled = (await database.value(
    `public.settle_webhook_delivery('${claimed[0]?.id}', 410, null)`,
  )) as { because: unknown }
  await database.value(`public.claim_webhook_test('${user}', '${id}')`)
  await database.valueAs(user, `public.enable_webhook('${id}')`)
  await database.valueAs(user, 'public.my_webhooks()')
  await database.valueAs(user, `public.delete_webhook('${id}')`)
  return settled.because
}

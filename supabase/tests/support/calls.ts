import { expect } from 'vitest'

const statuses = {
  account_deleted: 410,
  active_key_phrases_reached: 403,
  already_tracked: 409,
  archive_too_large: 422,
  credits_exhausted: 402,
  import_ended: 409,
  invalid_archive: 422,
  invalid_change: 422,
  invalid_request: 400,
  key_reused: 409,
  not_empty: 409,
  not_found: 404,
  not_operator: 403,
  own_names_reached: 403,
  plan_required: 403,
  subscription_active: 409,
  too_many: 422,
  too_many_alert_rules: 422,
  too_many_api_tokens: 422,
  too_many_changes: 429,
  too_many_ideas: 422,
  too_many_key_phrases: 422,
  too_many_notes: 422,
  too_many_report_links: 422,
  too_many_webhooks: 422,
  unauthorized: 401,
  unknown_price: 422,
  upstream_quota: 503,
  upstream_rate_limited: 429,
  video_in_other_idea: 409,
}
type Refusal = keyof typeof statuses

export async function expectRefusal(call: Promise<unknown>, refusal: Refusal, about?: string): Promise<void> {
  // PGlite's messages contain additional text.
  const error = { code: `PT${statuses[refusal]}`, message: expect.stringContaining(refusal) }
  await expect(call, about).rejects.toMatchObject(error)
}

export async function callAtOnce<Value>(
  count: number,
  call: (n: number) => Promise<Value>,
): Promise<{ values: Value[]; errors: { code: string; message: string }[] }> {
  const results = await Promise.allSettled(Array.from({ length: count }, (_, n) => call(n)))
  return {
    values: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    errors: results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])),
  }
}

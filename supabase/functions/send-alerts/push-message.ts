import * as v from 'valibot'
import { links, routes } from '../../../src/domain/shell/routes.ts'
import { alertKinds } from '../../../src/domain/tracking/rows.ts'
import { shorten } from '../../../src/lib/locale.ts'
import { describeAlert } from '../../../src/words/alerts/alerts.ts'
import { digestWords } from '../../../src/words/news/digest.ts'
import { subscriptionsSchema } from '../_shared/push/push-sender.ts'

export const bundleSchema = v.object({
  language: v.nullable(v.string()),
  unread: v.number(),
  alerts: v.pipe(
    v.array(
      v.object({
        id: v.string(),
        keyword_id: v.nullable(v.string()),
        keyword: v.string(),
        kind: v.picklist(alertKinds),
        threshold: v.nullable(v.number()),
        position: v.nullable(v.number()),
        previous_position: v.nullable(v.number()),
        results: v.number(),
      }),
    ),
    v.minLength(1),
  ),
  subscriptions: subscriptionsSchema,
})
export type Bundle = v.InferOutput<typeof bundleSchema>

// A push is limited to 4 kB, and a notification shows only a few lines.
const maxLines = 4
const maxPhraseLength = 60

export function pushMessage({ alerts, unread }: Pick<Bundle, 'alerts' | 'unread'>): string {
  const lines = alerts
    .slice(0, maxLines)
    .map((alert) => `${shorten(alert.keyword, maxPhraseLength)}: ${describeAlert(alert)}`)
  if (alerts.length > maxLines) lines.push(digestWords.more(alerts.length - maxLines))
  const phrases = new Set(alerts.map((alert) => alert.keyword_id))
  const [only] = phrases
  return JSON.stringify({
    title: digestWords.alerts(alerts.length),
    body: lines.join('\n'),
    url: phrases.size === 1 && only ? links.keyPhrase(only) : routes.alerts,
    count: unread,
  })
}

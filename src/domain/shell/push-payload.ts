import * as v from 'valibot'
import { routes, safeReturnPath } from './routes.ts'

const PushPayload = v.object({
  title: v.string(),
  body: v.string(),
  url: v.fallback(v.string(), routes.alerts),
  /** How many alerts are unread. */
  count: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
})
export type PushPayload = v.InferOutput<typeof PushPayload>

// A push must be shown whatever it holds: a browser takes the right away from whoever keeps silent.
const unreadable: PushPayload = {
  title: 'Keytrail',
  body: 'Some of your key phrases have moved.',
  url: routes.alerts,
  count: 0,
}

/** What a push says; its address is one of this app's, whatever was sent. */
export function readPushPayload(text: string | undefined, origin: string): PushPayload {
  let sent: unknown = null
  try {
    sent = JSON.parse(text ?? '')
  } catch {
    return unreadable
  }
  const payload = v.safeParse(PushPayload, sent)
  if (!payload.success) return unreadable
  return { ...payload.output, url: safeReturnPath(payload.output.url, origin) ?? routes.alerts }
}

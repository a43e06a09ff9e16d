import * as v from 'valibot'
import { safeReturnPath } from './return-path.ts'
import { routes } from './routes.ts'

const PushPayload = v.object({
  title: v.string(),
  body: v.string(),
  url: v.fallback(v.string(), routes.alerts),
  count: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
})
export type PushPayload = v.InferOutput<typeof PushPayload>

// Shown for an invalid push, because browsers revoke the permission of sites that show no notification.
const unreadable: PushPayload = {
  title: 'Keytrail',
  body: 'Some of your key phrases have moved.',
  url: routes.alerts,
  count: 0,
}

/** The URL is always within this app; an invalid payload becomes a default message. */
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

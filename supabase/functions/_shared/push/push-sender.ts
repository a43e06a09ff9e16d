import webpush from 'web-push'

/** Hosts of browsers' push services, or suffixes of them; the same as private.push_services. */
export const pushServices = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'notify.windows.com',
  'push.apple.com',
  'push.services.mozilla.com',
] as const

interface Subscription {
  endpoint: string
  p256dh: string
  auth: string
}

/** 'gone': the subscription has ended, or its endpoint is not a known push service. 'refused': any other failure. */
export type PushOutcome = 'sent' | 'gone' | 'refused'

export type SendPush = (subscription: Subscription, message: string) => Promise<PushOutcome>

export interface PushKeys {
  publicKey: string
  privateKey: string
  /** A mailto: or https: address at which a push service can contact the operator. */
  subject: string
}

/** A device that is offline for longer does not receive the message. */
const keepForSeconds = 12 * 3600

/** `endpoint` comes from the browser, and the server must send requests only to known push services. */
export function isPushService(endpoint: string, testOrigin?: string): boolean {
  const url = URL.parse(endpoint)
  if (url === null) return false
  if (testOrigin !== undefined && url.origin === new URL(testOrigin).origin) return true
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false
  return pushServices.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
}

/** `fetch` must have a timeout. The sender never rejects. */
export function createPushSender(
  keys: PushKeys,
  fetch: typeof globalThis.fetch,
  testOrigin?: string,
): SendPush {
  return async ({ endpoint, p256dh, auth }, message) => {
    if (!isPushService(endpoint, testOrigin)) return 'gone'
    try {
      const request = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, message, {
        vapidDetails: keys,
        TTL: keepForSeconds,
        urgency: 'normal',
      })
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: request.headers as Record<string, string>,
        body: new Uint8Array(request.body),
        redirect: 'manual',
      })
      await response.body?.cancel()
      if (response.status === 404 || response.status === 410) return 'gone'
      return response.ok ? 'sent' : 'refused'
    } catch {
      return 'refused'
    }
  }
}

import webpush from 'web-push'
import { pushServices } from '../../../../src/domain/tracking/push-services.ts'

interface Subscription {
  endpoint: string
  p256dh: string
  auth: string
}

/** 'gone': the push service knows the browser no more. 'refused': not now, or not like this. */
export type PushOutcome = 'sent' | 'gone' | 'refused'

export type SendPush = (subscription: Subscription, message: string) => Promise<PushOutcome>

export interface PushKeys {
  publicKey: string
  privateKey: string
  /** A mailto: or https: address at which a push service reaches the operator. */
  subject: string
}

/** A phone that is off for longer gets the next message instead. */
const keepForSeconds = 12 * 3600

/**
 * Whether a browser's push service is at this address, which is the browser's own word: one of those that there are,
 * whatever else a name may lead to. `testOrigin` is let through.
 */
export function isPushService(endpoint: string, testOrigin?: string): boolean {
  const url = URL.parse(endpoint)
  if (url === null) return false
  if (testOrigin !== undefined && url.origin === new URL(testOrigin).origin) return true
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false
  return pushServices.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
}

/** Encrypts and sends messages with `keys` through `fetch`, which must have a time limit. It never rejects. */
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

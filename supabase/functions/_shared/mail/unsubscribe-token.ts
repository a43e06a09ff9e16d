// The signature of a mail's unsubscribe link, which authorises only unsubscribing its user.
import { Buffer } from 'node:buffer'
import { createHmac, timingSafeEqual } from 'node:crypto'

/** The token of the user's link. */
export function unsubscribeToken(userId: string, secretKey: string): string {
  return createHmac('sha256', secretKey).update(`daily-mail ${userId}`).digest('hex')
}

/** Whether this is the token of the user's link, compared in constant time. */
export function isUnsubscribeToken(token: string, userId: string, secretKey: string): boolean {
  const [given, right] = [Buffer.from(token), Buffer.from(unsubscribeToken(userId, secretKey))]
  return given.length === right.length && timingSafeEqual(given, right)
}

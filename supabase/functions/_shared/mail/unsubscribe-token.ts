// The signature of a mail's unsubscribe link, which authorises only unsubscribing its user from mails of this kind.
import { Buffer } from 'node:buffer'
import { createHmac, timingSafeEqual } from 'node:crypto'

export const mailKinds = ['daily', 'weekly'] as const
export type MailKind = (typeof mailKinds)[number]

/** The token of the user's link. */
export function unsubscribeToken(kind: MailKind, userId: string, secretKey: string): string {
  return createHmac('sha256', secretKey).update(`${kind}-mail ${userId}`).digest('hex')
}

/** Whether this is the token of the user's link, compared in constant time. */
export function isUnsubscribeToken(
  token: string,
  kind: MailKind,
  userId: string,
  secretKey: string,
): boolean {
  const [given, right] = [Buffer.from(token), Buffer.from(unsubscribeToken(kind, userId, secretKey))]
  return given.length === right.length && timingSafeEqual(given, right)
}

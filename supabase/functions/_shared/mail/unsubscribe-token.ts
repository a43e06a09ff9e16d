// The signature only authorises unsubscribing the user from emails of this kind.
import { Buffer } from 'node:buffer'
import { createHmac, timingSafeEqual } from 'node:crypto'

export const mailKinds = ['daily', 'weekly'] as const
export type MailKind = (typeof mailKinds)[number]

export function unsubscribeToken(kind: MailKind, userId: string, secretKey: string): string {
  return createHmac('sha256', secretKey).update(`${kind}-mail ${userId}`).digest('hex')
}

/** Compares in constant time. */
export function isUnsubscribeToken(
  token: string,
  kind: MailKind,
  userId: string,
  secretKey: string,
): boolean {
  const [given, right] = [Buffer.from(token), Buffer.from(unsubscribeToken(kind, userId, secretKey))]
  return given.length === right.length && timingSafeEqual(given, right)
}

// The signature of the link in a mail that ends that mail: it stands for its owner, and for nothing else of theirs.
import { Buffer } from 'node:buffer'
import { createHmac, timingSafeEqual } from 'node:crypto'

/** The token of a user's link. */
export function unsubscribeToken(userId: string, secretKey: string): string {
  return createHmac('sha256', secretKey).update(`daily-mail ${userId}`).digest('hex')
}

/** Whether it is the token of this user's link. */
export function isUnsubscribeToken(token: string, userId: string, secretKey: string): boolean {
  const [given, right] = [Buffer.from(token), Buffer.from(unsubscribeToken(userId, secretKey))]
  return given.length === right.length && timingSafeEqual(given, right)
}

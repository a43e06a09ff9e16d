// A token is a signature that can only unsubscribe one user from one kind of email.
import { createHmac } from 'node:crypto'
import { isSameSecret } from '../auth/same-secret.ts'

export const mailKinds = ['daily', 'weekly'] as const
export type MailKind = (typeof mailKinds)[number]

export function unsubscribeToken(kind: MailKind, userId: string, secretKey: string): string {
  return createHmac('sha256', secretKey).update(`${kind}-mail ${userId}`).digest('hex')
}

export function isUnsubscribeToken(token: string, ...signed: Parameters<typeof unsubscribeToken>): boolean {
  return isSameSecret(token, unsubscribeToken(...signed))
}

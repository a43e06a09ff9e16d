import { Hono } from 'hono'
import { type MailOutbox, mailPages } from '../mail/mail-outbox.ts'
import { sampleTiktok } from '../sample-tiktok/sample-tiktok.ts'
import { sandboxGuard } from './sandbox-guard.ts'

interface SandboxParts {
  token: string
  /** Whether users of this machine need no key. */
  openHere: boolean
  mail: MailOutbox
  /** The stack's public address. */
  siteUrl: string
  secretKey: string
  /** Null if Stripe itself takes the payments. */
  payments: { app: Hono; apiKey: string } | null
}

/** The simulations of mail, Stripe and TikTok, to be mounted at /sandbox. */
export function sandboxPages(parts: SandboxParts): Hono {
  const { token, openHere, mail, siteUrl, secretKey, payments } = parts
  const machine = [secretKey, ...(payments ? [payments.apiKey] : [])]
  return new Hono()
    .use(sandboxGuard({ token, machine, openHere }))
    .route('/', mailPages(mail, secretKey))
    .route('/stripe', payments?.app ?? new Hono())
    .route('/tiktok', sampleTiktok(siteUrl))
}

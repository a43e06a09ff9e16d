import { Hono } from 'hono'
import type { Database } from '../database/database.ts'
import { type MailOutbox, mailPages } from '../mail/mail-outbox.ts'
import { sampleTiktok } from '../sample-tiktok/sample-tiktok.ts'
import { sandboxGuard } from './sandbox-guard.ts'

/** Allows the push service of a test, and removes earlier test services and their subscriptions. */
export async function allowPushTestService(database: Database, origin: string | undefined): Promise<void> {
  await database.query('delete from private.push_services where is_test', [])
  if (origin !== undefined)
    await database.query('insert into private.push_services (host, is_test) values ($1, true)', [
      new URL(origin).hostname,
    ])
  await database.exec('delete from private.push_subscriptions where not private.is_push_service(endpoint)')
}

interface SandboxParts {
  token: string
  openHere: boolean
  mail: MailOutbox
  siteUrl: string
  secretKey: string
  /** Null if Stripe itself processes the payments. */
  payments: { app: Hono; secrets: { apiKey: string } } | null
}

export function sandboxPages({ token, openHere, mail, siteUrl, secretKey, payments }: SandboxParts): Hono {
  const machine = [secretKey, ...(payments ? [payments.secrets.apiKey] : [])]
  return new Hono()
    .use(sandboxGuard({ token, machine, openHere }))
    .route('/', mailPages(mail, secretKey))
    .route('/stripe', payments?.app ?? new Hono())
    .route('/tiktok', sampleTiktok(siteUrl))
}

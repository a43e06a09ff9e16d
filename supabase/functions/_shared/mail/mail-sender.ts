import { createTransport } from 'nodemailer'
import * as v from 'valibot'
import { Failure } from '../failure.ts'
import { timedFetch } from '../http/timed-fetch.ts'
import { httpUrl } from '../http-url.ts'
import type { LogFailure } from '../log/log-failure.ts'

export interface Mail {
  /** The sender's display name. */
  from: string
  to: string
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  headers?: Record<string, string>
}

/** Returns a `mail_failed` failure. Its detail, for our log, consists of `what` and the error's code. */
export function mailFailure(what: string, error: unknown): Failure {
  const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  return new Failure('mail_failed', { detail: `${what}: ${reason}` })
}

/** Rejects if the mail server, or the embedded stack's outbox, does not accept the email. */
export type SendMail = (mail: Mail) => Promise<void>

/** Resolves to whether the email was accepted. If it was not, logs `what` and the reason. */
export function sent(sending: Promise<void>, what: string, log: LogFailure): Promise<boolean> {
  return sending.then(
    () => true,
    (error: unknown) => {
      log(mailFailure(what, error))
      return false
    },
  )
}

const timeoutMs = 10_000

export const mailAddresses = {
  SMTP_URL: v.optional(
    v.pipe(v.string(), v.regex(/^smtps?:\/\/[^/\s]+/, 'must be an smtp:// or smtps:// URL')),
  ),
  CONTACT_TO: v.optional(v.pipe(v.string(), v.email('must be a mail address'))),
  /** The sender of all emails; CONTACT_TO if unset. */
  MAIL_FROM: v.optional(v.pipe(v.string(), v.email('must be a mail address'))),
}
export const mailSchema = v.object({ ...mailAddresses, MAIL_OUTBOX_URL: v.optional(httpUrl) })

/**
 * Returns a sender that uses SMTP or, without SMTP_URL, the embedded stack's outbox. Returns null if neither
 * is configured, or if there is no address to send from.
 */
export function createMailSender(
  { SMTP_URL, MAIL_OUTBOX_URL, CONTACT_TO, MAIL_FROM = CONTACT_TO }: v.InferOutput<typeof mailSchema>,
  secretKey: string,
): SendMail | null {
  if (!MAIL_FROM) return null
  if (SMTP_URL) return mailBySmtp(SMTP_URL, MAIL_FROM)
  if (!MAIL_OUTBOX_URL) return null
  return mailToOutbox(MAIL_OUTBOX_URL, secretKey, timedFetch(fetch, timeoutMs))
}

export function smtpTransport(url: string) {
  return createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // User input must never be treated as a path or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** Uses the mail's `from` only as a name: an email from any address other than ours would count as forged. */
function mailBySmtp(smtpUrl: string, address: string): SendMail {
  const transport = smtpTransport(smtpUrl)
  return async ({ from, ...mail }) => {
    await transport.sendMail({ ...mail, from: { name: from, address } })
  }
}

function mailToOutbox(outboxUrl: string, secretKey: string, fetch: typeof globalThis.fetch): SendMail {
  return async ({ to, subject, text, headers }) => {
    const response = await fetch(outboxUrl, {
      method: 'POST',
      headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ to, subject, text, headers }),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the outbox returned ${response.status}`)
  }
}

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

/** Prefers SMTP to the embedded stack's outbox. Returns null if `env` has neither, or no sender address. */
export function createMailSender(
  env: v.InferOutput<typeof mailSchema>,
  secretKey: string,
  fetch: typeof globalThis.fetch,
): SendMail | null {
  const { SMTP_URL, MAIL_OUTBOX_URL, CONTACT_TO, MAIL_FROM: address = CONTACT_TO } = env
  if (!address) return null
  if (SMTP_URL) {
    const transport = smtpTransport(SMTP_URL)
    // `from` is only a name, because an email from any address other than ours would count as forged.
    return async ({ from: name, ...mail }) => {
      await transport.sendMail({ ...mail, from: { name, address } })
    }
  }
  if (!MAIL_OUTBOX_URL) return null
  const send = timedFetch(fetch, timeoutMs)
  return async ({ to, subject, text, headers }) => {
    const response = await send(MAIL_OUTBOX_URL, {
      method: 'POST',
      headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ to, subject, text, headers }),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the outbox returned ${response.status}`)
  }
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

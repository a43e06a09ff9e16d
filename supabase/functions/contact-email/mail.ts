import { createTransport } from 'nodemailer'
import type { ContactMessage } from '../../../src/domain/account/contact-message.ts'

/** Mails a message to us. Rejects when it was not taken. */
export type SendMail = (message: ContactMessage) => Promise<void>

const timeoutMs = 10_000

function subjectOf({ name }: ContactMessage): string {
  return `Contact form: ${name}`
}

function textOf({ name, email, message }: ContactMessage): string {
  return `${name} <${email}> wrote:\n\n${message}\n`
}

/** Mails through the server at `smtpUrl`. The sender is `contactTo` itself: mail in a stranger's name is refused as forged. */
export function mailBySmtp(smtpUrl: string, contactTo: string): SendMail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // What a stranger wrote must never be read as a path or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (message) => {
    await transport.sendMail({
      from: { name: 'Keytrail contact form', address: contactTo },
      to: contactTo,
      replyTo: { name: message.name, address: message.email },
      subject: subjectOf(message),
      text: textOf(message),
    })
  }
}

/** Puts the mail into the embedded stack's outbox. */
export function mailToOutbox(
  outboxUrl: string,
  contactTo: string,
  secretKey: string,
  fetch: typeof globalThis.fetch,
): SendMail {
  return async (message) => {
    const response = await fetch(outboxUrl, {
      method: 'POST',
      headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ to: contactTo, subject: subjectOf(message), text: textOf(message) }),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the outbox answered ${response.status}`)
  }
}

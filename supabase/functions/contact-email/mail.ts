import type { ContactMessage } from '../../../src/domain/account/contact-message.ts'
import type { Mail } from '../_shared/mail/mail-sender.ts'

/** The mail for a message of the contact form. A reply goes to the sender. */
export function contactMail({ name, email, message }: ContactMessage, to: string): Mail {
  return {
    from: 'Keytrail contact form',
    to,
    replyTo: { name, address: email },
    subject: `Contact form: ${name}`,
    text: `${name} <${email}> wrote:\n\n${message}\n`,
  }
}

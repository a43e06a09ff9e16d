import { createTransport } from 'nodemailer'
import { bad, type Finding, ok, skipped } from './finding.ts'
import type { Installation } from './installation.ts'

const patienceMs = 10_000

/** Signs in at the mail server; nothing is mailed. */
export async function checkMail({ isLocal, hasSandbox, environment }: Installation): Promise<Finding> {
  const { SMTP_URL, CONTACT_TO } = environment
  const about = 'mail server'
  if (SMTP_URL === undefined)
    return skipped(
      about,
      hasSandbox
        ? 'mails lie in the outbox'
        : 'is not set: messages of the contact form stay in the database',
    )
  if (CONTACT_TO === undefined)
    return bad('CONTACT_TO', 'is not set', 'Name who gets the contact form’s messages.')
  if (!isLocal && URL.parse(SMTP_URL)?.port !== '465')
    return bad(about, 'is not at port 465, the only one that hosted functions reach', 'Write smtps://…:465')
  const waits = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs }
  const transport = createTransport({ url: SMTP_URL, ...waits })
  try {
    await transport.verify()
    return ok(about, 'lets us in')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return bad(about, `refuses: ${reason.slice(0, 120)}`, 'Look at SMTP_URL: user, password, host and port.')
  } finally {
    transport.close()
  }
}

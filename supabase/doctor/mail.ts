import { smtpTransport } from '../functions/_shared/mail/mail-sender.ts'
import { bad, type Finding, ok, skipped } from './finding.ts'
import type { Installation } from './installation.ts'

/** Signs in to a mail server with the user and password in the URL. Rejects if that fails. */
export type SignIn = (url: string) => Promise<unknown>

export const signInAtMailServer: SignIn = async (url) => {
  const transport = smtpTransport(url)
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

const server = 'SMTP_URL=smtps://<user>:<password>@<host>:465'

export async function checkMail(
  { isLocal, hasSandbox, environment, commands }: Installation,
  signIn: SignIn,
): Promise<Finding> {
  const { SMTP_URL, CONTACT_TO } = environment
  const about = 'mail server'
  if (SMTP_URL === undefined)
    return hasSandbox
      ? skipped(about, 'mail is captured in the sandbox')
      : bad(
          'SMTP_URL',
          isLocal ? 'is not set: no mail is sent' : 'is not set: contact messages and digests are not mailed',
          commands.set(server, 'CONTACT_TO=<address>'),
        )
  if (CONTACT_TO === undefined)
    return bad(
      'CONTACT_TO',
      'is not set: contact messages reach no one',
      commands.set('CONTACT_TO=<address>'),
    )
  if (!isLocal && URL.parse(SMTP_URL)?.port !== '465')
    return bad(
      about,
      'does not use port 465, the only one that hosted functions can reach',
      commands.set(server),
    )
  try {
    await signIn(SMTP_URL)
    return ok(about, 'accepts the user and password')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return bad(about, `refuses: ${reason.slice(0, 120)}`, commands.set(server))
  }
}

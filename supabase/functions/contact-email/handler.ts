import type { ContactMessage } from '../../../src/domain/account/contact-message.ts'
import { clientAddress, hashedAddress } from '../_shared/auth/client-address.ts'
import type { VerifyCaptcha } from '../_shared/auth/turnstile.ts'
import type { DatabaseCall } from '../_shared/database.ts'
import { Failure } from '../_shared/failure.ts'
import { type EndpointDeps, endpoint } from '../_shared/http/endpoint.ts'
import { contactSchema } from './message.ts'

/** Mails a message to us. Rejects when it was not taken. */
type SendMessage = (message: ContactMessage) => Promise<void>

interface ContactDeps extends EndpointDeps {
  call: DatabaseCall
  /** Null where no mail is set up: messages are stored, and read in the database. */
  sendMail: SendMessage | null
  /** Null where no captcha is asked for. */
  verifyCaptcha: VerifyCaptcha | null
  secretKey: string
}

/** The contact form (spec, section 7): POST {name, email, message}. Open to everybody, limited by network address. */
export const handle = endpoint(
  { method: 'POST', auth: 'none' },
  async ({ headers, readJson }, deps: ContactDeps) => {
    const { captcha, ...message } = await readJson(contactSchema)
    const address = clientAddress(headers)
    if (deps.verifyCaptcha && !(await deps.verifyCaptcha(captcha ?? '', address)))
      throw new Failure('captcha_required')
    const id = await store(message, await hashedAddress(address, deps.secretKey), deps.call)
    if (deps.sendMail) await mail(id, message, deps.sendMail, deps.call)
    return { received: true }
  },
)

function store({ name, email, message }: ContactMessage, senderHash: string, call: DatabaseCall) {
  return call('store_contact_message', {
    p_name: name,
    p_email: email,
    p_message: message,
    p_sender_hash: senderHash,
  })
}

/** Stored first: what the mail server refuses is not lost. */
async function mail(
  id: unknown,
  message: ContactMessage,
  sendMail: SendMessage,
  call: DatabaseCall,
): Promise<void> {
  try {
    await sendMail(message)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    throw new Failure('mail_failed', {
      detail: `the message ${id} is stored and was not mailed: ${reason}`,
    })
  }
  await call('mark_contact_message_mailed', { p_id: id })
}

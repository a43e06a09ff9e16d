import * as v from 'valibot'
import { ContactMessage } from '../../../src/domain/account/contact-message.ts'
import { clientAddress, hashedAddress } from '../_shared/auth/client-address.ts'
import type { VerifyCaptcha } from '../_shared/auth/turnstile.ts'
import { Failure } from '../_shared/failure.ts'
import { endpoint } from '../_shared/http/endpoint.ts'
import { mailFailure } from '../_shared/mail/mail-sender.ts'
import type { PlatformDeps } from '../_shared/platform.ts'

const contactSchema = v.object({
  ...ContactMessage.entries,
  captcha: v.optional(v.pipe(v.string(), v.maxLength(2048))),
})

interface ContactDeps extends PlatformDeps<'call' | 'secretKey'> {
  /** Null if email is not configured, in which case the database still stores the messages. */
  sendMail: ((message: ContactMessage) => Promise<void>) | null
  verifyCaptcha: VerifyCaptcha | null
}

/** POST {name, email, message, captcha}, without an account. The database limits the messages per hour. */
export const handle = endpoint(
  { method: 'POST', auth: 'none' },
  async ({ headers, readJson }, deps: ContactDeps) => {
    const { captcha, ...message } = await readJson(contactSchema)
    const address = clientAddress(headers)
    if (deps.verifyCaptcha && !(await deps.verifyCaptcha(captcha ?? '', address)))
      throw new Failure('captcha_required')
    const id = await deps.call('store_contact_message', {
      p_name: message.name,
      p_email: message.email,
      p_message: message.message,
      p_sender_hash: hashedAddress(address, deps.secretKey),
    })
    if (deps.sendMail) {
      await deps.sendMail(message).catch((error: unknown) => {
        throw mailFailure(`the message ${id} is stored and was not mailed`, error)
      })
      await deps.call('mark_contact_message_mailed', { p_id: id })
    }
    return { received: true }
  },
)

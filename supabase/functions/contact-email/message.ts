import * as v from 'valibot'
import { ContactMessage } from '../../../src/domain/account/contact-message.ts'

/** The contact form's fields; `captcha` is Turnstile's token. */
export const contactSchema = v.object({
  ...ContactMessage.entries,
  captcha: v.optional(v.pipe(v.string(), v.maxLength(2048))),
})

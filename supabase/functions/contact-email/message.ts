import * as v from 'valibot'
import { maxMessageLength, maxSenderEmailLength, maxSenderNameLength } from '../../../src/domain/limits.ts'

// Line breaks and other control characters in what becomes a header would let a sender write headers of his own.
const oneLine = v.regex(/^\P{Cc}*$/u)
const withoutControls = v.regex(/^[\P{Cc}\n\r\t]*$/u)

/** The contact form's fields (spec, section 3), trimmed; `captcha` is Turnstile's token. */
export const contactSchema = v.object({
  name: v.pipe(v.string(), v.trim(), oneLine, v.minLength(1), v.maxLength(maxSenderNameLength)),
  email: v.pipe(v.string(), v.trim(), oneLine, v.email(), v.maxLength(maxSenderEmailLength)),
  message: v.pipe(v.string(), v.trim(), withoutControls, v.minLength(1), v.maxLength(maxMessageLength)),
  captcha: v.optional(v.pipe(v.string(), v.maxLength(2048))),
})

export type ContactMessage = Pick<v.InferOutput<typeof contactSchema>, 'name' | 'email' | 'message'>

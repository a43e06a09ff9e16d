// The one rule for the contact form (spec, section 3): the form and the function both go by it.
import * as v from 'valibot'
import { maxMessageLength, maxSenderEmailLength, maxSenderNameLength } from '../input-limits.ts'

// Line breaks and other control characters in what becomes a header would let a sender write headers of his own.
const oneLine = v.regex(/^\P{Cc}*$/u)
const withoutControls = v.regex(/^[\P{Cc}\n\r\t]*$/u)
// Browsers take an address without a dot in its domain too, which nobody can answer.
const withDomain = v.regex(/@[^@]+\.[^@.]{2,}$/)

/** The fields, trimmed. */
export const ContactMessage = v.object({
  name: v.pipe(v.string(), v.trim(), oneLine, v.minLength(1), v.maxLength(maxSenderNameLength)),
  email: v.pipe(v.string(), v.trim(), oneLine, v.rfcEmail(), withDomain, v.maxLength(maxSenderEmailLength)),
  message: v.pipe(v.string(), v.trim(), withoutControls, v.minLength(1), v.maxLength(maxMessageLength)),
})
export type ContactMessage = v.InferOutput<typeof ContactMessage>

/** The fields that are wrong; none where the message can be sent. */
export function wrongContactFields(fields: ContactMessage): (keyof ContactMessage)[] {
  const parsed = v.safeParse(ContactMessage, fields)
  const wrong = parsed.success ? {} : (v.flatten<typeof ContactMessage>(parsed.issues).nested ?? {})
  return (['name', 'email', 'message'] as const).filter((name) => name in wrong)
}

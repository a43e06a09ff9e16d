import * as v from 'valibot'
import { maxMessageLength, maxSenderEmailLength, maxSenderNameLength } from '../input-limits.ts'

// Prevents email header injection: the name and the email address become part of the headers.
const oneLine = v.regex(/^\P{Cc}*$/u)
const withoutControls = v.regex(/^[\P{Cc}\n\r\t]*$/u)
// Requires a dot in the domain, unlike browsers.
const withDomain = v.regex(/@[^@]+\.[^@.]{2,}$/)

export const ContactMessage = v.object({
  name: v.pipe(v.string(), v.trim(), oneLine, v.minLength(1), v.maxLength(maxSenderNameLength)),
  email: v.pipe(v.string(), v.trim(), oneLine, v.rfcEmail(), withDomain, v.maxLength(maxSenderEmailLength)),
  message: v.pipe(v.string(), v.trim(), withoutControls, v.minLength(1), v.maxLength(maxMessageLength)),
})
export type ContactMessage = v.InferOutput<typeof ContactMessage>

export function wrongContactFields(fields: ContactMessage): (keyof ContactMessage)[] {
  const { entries } = ContactMessage
  return (['name', 'email', 'message'] as const).filter((name) => !v.is(entries[name], fields[name]))
}

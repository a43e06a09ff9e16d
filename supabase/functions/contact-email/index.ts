import * as v from 'valibot'
import type { ContactMessage } from '../../../src/domain/account/contact-message.ts'
import { createTurnstile } from '../_shared/auth/turnstile.ts'
import { readEnv } from '../_shared/env.ts'
import { serve } from '../_shared/http/serve.ts'
import { createMailSender, type Mail, mailSchema } from '../_shared/mail/mail-sender.ts'
import { platformDeps } from '../_shared/platform.ts'
import { handle } from './handler.ts'

function contactMail({ name, email, message }: ContactMessage, to: string): Mail {
  return {
    from: 'Keytrail contact form',
    to,
    replyTo: { name, address: email },
    subject: `Contact form: ${name}`,
    text: `${name} <${email}> wrote:\n\n${message}\n`,
  }
}

const captchaSchema = v.object({ TURNSTILE_SECRET_KEY: v.optional(v.string()) })
const env = readEnv(v.object({ ...mailSchema.entries, ...captchaSchema.entries }))
const { CONTACT_TO: to } = env
const deps = platformDeps()
const send = createMailSender(env, deps.secretKey, fetch)

serve(handle, {
  ...deps,
  sendMail: send && to ? (message) => send(contactMail(message, to)) : null,
  verifyCaptcha: createTurnstile(env.TURNSTILE_SECRET_KEY, fetch),
})

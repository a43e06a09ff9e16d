import * as v from 'valibot'
import { captchaTimeoutMs, createTurnstile } from '../_shared/auth/turnstile.ts'
import { platformSchema, readEnv } from '../_shared/env.ts'
import { serve } from '../_shared/http/serve.ts'
import { timedFetch } from '../_shared/http/timed-fetch.ts'
import { createMailSender, mailSchema } from '../_shared/mail/mail-sender.ts'
import { platformDeps } from '../_shared/platform.ts'
import { handle } from './handler.ts'
import { contactMail } from './mail.ts'

const captchaSchema = v.object({ TURNSTILE_SECRET_KEY: v.optional(v.string()) })
const env = readEnv(v.intersect([platformSchema, mailSchema, captchaSchema]))
const { CONTACT_TO: to = '' } = env
const send = createMailSender(env, to)

serve(handle, {
  ...platformDeps(env),
  sendMail: send && ((message) => send(contactMail(message, to))),
  verifyCaptcha: env.TURNSTILE_SECRET_KEY
    ? createTurnstile(env.TURNSTILE_SECRET_KEY, timedFetch(fetch, captchaTimeoutMs))
    : null,
})

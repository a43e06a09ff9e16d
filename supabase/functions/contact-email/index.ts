import * as v from 'valibot'
import { captchaTimeoutMs, createTurnstile } from '../_shared/auth/turnstile.ts'
import { httpUrl, platformSchema, readEnv } from '../_shared/env.ts'
import { serve } from '../_shared/http/serve.ts'
import { timedFetch } from '../_shared/http/timed-fetch.ts'
import { platformDeps } from '../_shared/platform.ts'
import { handle } from './handler.ts'
import { mailBySmtp, mailToOutbox, type SendMail } from './mail.ts'

const mailSchema = v.object({
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'must be an smtp:// or smtps:// address'))),
  CONTACT_TO: v.optional(v.pipe(v.string(), v.email('must be a mail address'))),
  /** The outbox of the embedded stack; unset on hosted Supabase. */
  MAIL_OUTBOX_URL: v.optional(httpUrl),
  TURNSTILE_SECRET_KEY: v.optional(v.string()),
})

const outboxTimeoutMs = 10_000
const env = readEnv(v.intersect([platformSchema, mailSchema]))

function sender(): SendMail | null {
  const { SMTP_URL, CONTACT_TO, MAIL_OUTBOX_URL } = env
  if (!CONTACT_TO) return null
  if (SMTP_URL) return mailBySmtp(SMTP_URL, CONTACT_TO)
  if (!MAIL_OUTBOX_URL) return null
  return mailToOutbox(
    MAIL_OUTBOX_URL,
    CONTACT_TO,
    env.SUPABASE_SECRET_KEY,
    timedFetch(fetch, outboxTimeoutMs),
  )
}

serve(handle, {
  ...platformDeps(env),
  sendMail: sender(),
  verifyCaptcha: env.TURNSTILE_SECRET_KEY
    ? createTurnstile(env.TURNSTILE_SECRET_KEY, timedFetch(fetch, captchaTimeoutMs))
    : null,
})

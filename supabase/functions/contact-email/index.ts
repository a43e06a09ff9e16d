import * as v from 'valibot'
import { logCallFailure } from '../_shared/endpoint.ts'
import { httpUrl, platformSchema, readEnv } from '../_shared/env.ts'
import { serve } from '../_shared/serve.ts'
import { createServerRpc } from '../_shared/server-rpc.ts'
import { timedFetch } from '../_shared/timed-fetch.ts'
import { createTurnstile } from '../_shared/turnstile.ts'
import { handle } from './handler.ts'
import { mailBySmtp, mailToOutbox, type SendMail } from './mail.ts'

const mailSchema = v.object({
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'must be an smtp:// or smtps:// address'))),
  CONTACT_TO: v.optional(v.pipe(v.string(), v.email('must be a mail address'))),
  /** The outbox of the embedded stack; unset on hosted Supabase. */
  MAIL_OUTBOX_URL: v.optional(httpUrl),
  TURNSTILE_SECRET_KEY: v.optional(v.string()),
})

const timeoutMs = 10_000
const env = readEnv(v.intersect([platformSchema, mailSchema]))
const within = timedFetch(fetch, timeoutMs)

function sender(): SendMail | null {
  const { SMTP_URL, CONTACT_TO, MAIL_OUTBOX_URL } = env
  if (!CONTACT_TO) return null
  if (SMTP_URL) return mailBySmtp(SMTP_URL, CONTACT_TO)
  if (!MAIL_OUTBOX_URL) return null
  return mailToOutbox(MAIL_OUTBOX_URL, CONTACT_TO, env.SUPABASE_SECRET_KEY, within)
}

const deps = {
  allowedOrigins: [new URL(env.SITE_URL).origin, new URL(env.SUPABASE_URL).origin],
  log: logCallFailure,
  rpc: createServerRpc(env, within),
  sendMail: sender(),
  verifyCaptcha: env.TURNSTILE_SECRET_KEY ? createTurnstile(env.TURNSTILE_SECRET_KEY, within) : null,
  secretKey: env.SUPABASE_SECRET_KEY,
}

serve((request) => handle(request, deps))

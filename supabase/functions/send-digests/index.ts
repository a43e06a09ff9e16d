import * as v from 'valibot'
import { platformSchema, readEnv } from '../_shared/env.ts'
import { serve } from '../_shared/http/serve.ts'
import { httpUrl } from '../_shared/http-url.ts'
import { createMailSender, mailSchema } from '../_shared/mail/mail-sender.ts'
import { platformDeps } from '../_shared/platform.ts'
import { configurePushSender, vapidSchema } from '../_shared/push/push-keys.ts'
import { handle } from './handler.ts'

const placeSchema = v.object({
  /** The public address of the embedded stack's functions, for links in mails; unset on hosted Supabase. */
  PUBLIC_FUNCTIONS_URL: v.optional(httpUrl),
})
const env = readEnv(v.intersect([platformSchema, vapidSchema, mailSchema, placeSchema]))

serve(handle, {
  ...platformDeps(env),
  functionsUrl: env.PUBLIC_FUNCTIONS_URL ?? `${env.SUPABASE_URL}/functions/v1`,
  send: configurePushSender(env, fetch),
  sendMail: createMailSender(env, env.MAIL_FROM ?? env.CONTACT_TO),
  now: () => new Date(),
})

import * as v from 'valibot'
import { platformSchema, readEnv } from '../_shared/env.ts'
import { serve } from '../_shared/http/serve.ts'
import { httpUrl } from '../_shared/http-url.ts'
import { mailSchema, mailSenderOf } from '../_shared/mail/mail-sender.ts'
import { platformDeps } from '../_shared/platform.ts'
import { pushSenderOf, vapidSchema } from '../_shared/push/push-keys.ts'
import { handle } from './handler.ts'

const placeSchema = v.object({
  /** Where a reader of a mail reaches the functions, of the embedded stack; unset on hosted Supabase. */
  PUBLIC_FUNCTIONS_URL: v.optional(httpUrl),
})
const env = readEnv(v.intersect([platformSchema, vapidSchema, mailSchema, placeSchema]))

serve(handle, {
  ...platformDeps(env),
  functionsUrl: env.PUBLIC_FUNCTIONS_URL ?? `${env.SUPABASE_URL}/functions/v1`,
  send: pushSenderOf(env, fetch),
  sendMail: mailSenderOf(env, env.MAIL_FROM ?? env.CONTACT_TO),
  now: () => new Date(),
})

import * as v from 'valibot'
import { platformSchema, readEnv } from '../_shared/env.ts'
import { serve } from '../_shared/http/serve.ts'
import { createMailSender, mailSchema } from '../_shared/mail/mail-sender.ts'
import { platformDeps } from '../_shared/platform.ts'
import { configurePushSender, vapidSchema } from '../_shared/push/push-keys.ts'
import { handle } from './handler.ts'

const env = readEnv(v.intersect([platformSchema, vapidSchema, mailSchema]))

serve(handle, {
  ...platformDeps(env),
  send: configurePushSender(env, fetch),
  sendMail: createMailSender(env),
  now: () => new Date(),
})

import { readEnv } from '../_shared/env.ts'
import { serve } from '../_shared/http/serve.ts'
import { createMailSender, mailSchema } from '../_shared/mail/mail-sender.ts'
import { platformDeps } from '../_shared/platform.ts'
import { createPushSender, vapidSchema } from '../_shared/push/push-sender.ts'
import { handle } from './handler.ts'

const deps = platformDeps()

serve(handle, {
  ...deps,
  send: createPushSender(readEnv(vapidSchema), fetch),
  sendMail: createMailSender(readEnv(mailSchema), deps.secretKey, fetch),
  now: () => new Date(),
})

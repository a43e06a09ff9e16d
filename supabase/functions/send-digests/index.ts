import { readEnv } from '../_shared/env.ts'
import { serve } from '../_shared/http/serve.ts'
import { createMailSender, mailSchema } from '../_shared/mail/mail-sender.ts'
import { platformDeps } from '../_shared/platform.ts'
import { configurePushSender, vapidSchema } from '../_shared/push/push-keys.ts'
import { handle } from './handler.ts'

const deps = platformDeps()

serve(handle, {
  ...deps,
  send: configurePushSender(readEnv(vapidSchema), fetch),
  sendMail: createMailSender(readEnv(mailSchema), deps.secretKey),
  now: () => new Date(),
})

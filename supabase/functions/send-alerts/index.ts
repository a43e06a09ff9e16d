import { readEnv } from '../_shared/env.ts'
import { serve } from '../_shared/http/serve.ts'
import { platformDeps } from '../_shared/platform.ts'
import { createPushSender, vapidSchema } from '../_shared/push/push-sender.ts'
import { handle } from './handler.ts'

serve(handle, { ...platformDeps(), send: createPushSender(readEnv(vapidSchema), fetch) })

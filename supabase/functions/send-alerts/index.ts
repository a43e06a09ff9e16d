import { readEnv } from '../_shared/env.ts'
import { serve } from '../_shared/http/serve.ts'
import { platformDeps } from '../_shared/platform.ts'
import { configurePushSender, vapidSchema } from '../_shared/push/push-keys.ts'
import { handle } from './handler.ts'

serve(handle, { ...platformDeps(), send: configurePushSender(readEnv(vapidSchema), fetch) })

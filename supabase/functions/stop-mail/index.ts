import { platformSchema, readEnv } from '../_shared/env.ts'
import { serve } from '../_shared/http/serve.ts'
import { platformDeps } from '../_shared/platform.ts'
import { handle } from './handler.ts'

const env = readEnv(platformSchema)

serve(handle, platformDeps(env))

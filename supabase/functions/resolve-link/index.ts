import { platformSchema, readEnv } from '../_shared/env.ts'
import { serve } from '../_shared/http/serve.ts'
import { timedFetch } from '../_shared/http/timed-fetch.ts'
import { platformDeps } from '../_shared/platform.ts'
import { handle } from './handler.ts'

const linkTimeoutMs = 4_000

serve(handle, {
  ...platformDeps(readEnv(platformSchema)),
  fetch: timedFetch(fetch, linkTimeoutMs),
})

import { platformSchema, readEnv } from '../_shared/env.ts'
import { serve } from '../_shared/http/serve.ts'
import { timedFetch } from '../_shared/http/timed-fetch.ts'
import { platformDeps } from '../_shared/platform.ts'
import { handle } from './handler.ts'
import { createLinkAllowance } from './link-allowance.ts'

const linkTimeoutMs = 4_000
const platform = platformDeps(readEnv(platformSchema))

serve(handle, {
  ...platform,
  takeLink: createLinkAllowance(platform.call, platform.secretKey),
  fetch: timedFetch(fetch, linkTimeoutMs),
})

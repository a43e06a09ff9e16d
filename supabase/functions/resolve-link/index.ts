import { serve } from '../_shared/http/serve.ts'
import { timedFetch } from '../_shared/http/timed-fetch.ts'
import { platformDeps } from '../_shared/platform.ts'
import { handle } from './handler.ts'

const linkTimeoutMs = 4_000

serve(handle, { ...platformDeps(), fetch: timedFetch(fetch, linkTimeoutMs) })

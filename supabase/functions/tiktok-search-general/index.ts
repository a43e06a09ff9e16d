import { acceptTokens } from '../_shared/api/token-session.ts'
import { serve } from '../_shared/http/serve.ts'
import { createPostgrestCheckLedger } from '../_shared/ledger/postgrest-ledger.ts'
import { tiktokDeps } from '../_shared/search/deps.ts'
import { handle } from './handler.ts'

const deps = tiktokDeps()

serve(handle, {
  ...deps,
  // The address that /search-check shows is also for scripts.
  verifyUser: acceptTokens(deps.verifyUser, deps),
  ledger: createPostgrestCheckLedger(deps.call),
})

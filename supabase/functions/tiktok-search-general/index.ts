import { acceptTokens } from '../_shared/api/token-session.ts'
import { serve } from '../_shared/http/serve.ts'
import { createPostgrestCheckLedger } from '../_shared/ledger/postgrest-ledger.ts'
import { tiktokDeps } from '../_shared/search/deps.ts'
import { handle } from './handler.ts'

const deps = tiktokDeps()

serve(handle, {
  ...deps,
  // Scripts may also call this function, with a personal token: the page /search-check shows how.
  verifyUser: acceptTokens(deps.verifyUser, deps),
  ledger: createPostgrestCheckLedger(deps.call),
})

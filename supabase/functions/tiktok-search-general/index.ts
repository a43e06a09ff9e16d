import { acceptTokens } from '../_shared/api/token-session.ts'
import { serve } from '../_shared/http/serve.ts'
import { createPostgrestCheckLedger } from '../_shared/ledger/postgrest-ledger.ts'
import { tiktokDeps } from '../_shared/search/deps.ts'
import { handle } from './handler.ts'

const deps = tiktokDeps()

serve(handle, {
  ...deps,
  // Scripts with a personal token may also call this address, which /search-check shows.
  verifyUser: acceptTokens(deps.verifyUser, deps),
  ledger: createPostgrestCheckLedger(deps.call),
})

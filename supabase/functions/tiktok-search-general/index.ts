import { createPostgrestCheckLedger } from '../_shared/postgrest-check-ledger.ts'
import { searchParts } from '../_shared/search-deps.ts'
import { serve } from '../_shared/serve.ts'
import { handle } from './handler.ts'

const parts = searchParts()
const deps = { ...parts, ledger: createPostgrestCheckLedger(parts.call) }

serve((request) => handle(request, deps))

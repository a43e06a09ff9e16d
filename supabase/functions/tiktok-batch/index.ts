import { logCallFailure } from '../_shared/endpoint.ts'
import { searchDeps } from '../_shared/search-deps.ts'
import { serve } from '../_shared/serve.ts'
import { handle } from './handler.ts'

const search = searchDeps()

serve((request) => handle(request, { search, log: logCallFailure }))

import { searchDeps } from '../_shared/search-deps.ts'
import { serve } from '../_shared/serve.ts'
import { handle } from './handler.ts'

const deps = searchDeps()

serve((request) => handle(request, deps))

import { serve } from '../_shared/http/serve.ts'
import { tokenDeps } from '../_shared/search/deps.ts'
import { handle } from './handler.ts'

serve(handle, tokenDeps())

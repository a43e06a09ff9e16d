import { tokenDeps } from '../_shared/api/deps.ts'
import { serve } from '../_shared/http/serve.ts'
import { handle } from './handler.ts'

serve(handle, tokenDeps())

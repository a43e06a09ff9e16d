import { serve } from '../_shared/http/serve.ts'
import { platformDeps } from '../_shared/platform.ts'
import { handle } from './handler.ts'

serve(handle, platformDeps())

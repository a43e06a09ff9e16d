import { billingDeps } from '../_shared/billing/billing-deps.ts'
import { serve } from '../_shared/http/serve.ts'
import { handle } from './handler.ts'

serve(handle, billingDeps())

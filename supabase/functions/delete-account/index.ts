import { billingParts } from '../_shared/billing/billing-deps.ts'
import { serve } from '../_shared/serve.ts'
import { handle } from './handler.ts'

const parts = { ...billingParts(), clock: () => performance.now() }

serve((request) => handle(request, parts))

import { billingParts } from '../_shared/billing/billing-deps.ts'
import { serve } from '../_shared/serve.ts'
import { handle } from './handler.ts'

const parts = billingParts()
const secretKey = parts.env.SUPABASE_SECRET_KEY

serve((request) => handle(request, { ...parts, secretKey, clock: () => performance.now() }))

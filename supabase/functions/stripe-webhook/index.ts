import { billingParts } from '../_shared/billing/billing-deps.ts'
import { serve } from '../_shared/serve.ts'
import { handle } from './handler.ts'

const parts = billingParts()
const webhookSecret = parts.env.STRIPE_WEBHOOK_SECRET ?? null

serve((request) => handle(request, { ...parts, webhookSecret }))

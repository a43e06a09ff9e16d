import * as v from 'valibot'
import { readEnv } from '../env.ts'
import type { EndpointDeps } from '../http/endpoint.ts'
import { httpUrl } from '../http-url.ts'
import { platformDeps } from '../platform.ts'
import { createBillingStore } from './billing-store.ts'
import { createStripe } from './stripe-client.ts'

const stripeSchema = v.object({
  STRIPE_SECRET_KEY: v.optional(v.string()),
  STRIPE_WEBHOOK_SECRET: v.optional(v.string()),
  STRIPE_API_URL: v.optional(httpUrl),
})

type AllDeps = ReturnType<typeof billingDeps>

export type BillingDeps<Name extends keyof AllDeps = 'verifyUser' | 'siteUrl'> = EndpointDeps &
  Pick<AllDeps, Name | 'stripe' | 'store'>

export function billingDeps() {
  const env = readEnv(stripeSchema)
  const deps = platformDeps()
  return {
    ...deps,
    stripe: createStripe(env, fetch),
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? null,
    store: createBillingStore(deps.call),
  }
}
